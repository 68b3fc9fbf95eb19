import { ReleaseRefusal } from '../store/refusal.ts';

/** Errors: refuses (400) what is no share of visitors in hundredths of a per cent. Unit: per cent. */
export function assertShare(percent: number): void {
  // Buckets are hundredths of a per cent; a finer share would be rounded silently.
  if (percent >= 0 && percent <= 100 && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6) return;
  throw new ReleaseRefusal(
    400,
    'bad_percent',
    'percent is a share of visitors from 0 to 100, for example 10.',
  );
}
