import { trackOrderInputSchema } from '@dana/contracts/api/order';
import { type CheckedTracking, type TrackingField, trackingWish } from './tracking-wish.ts';

/** Checks what was typed by the rules of the API. */
export function checkTracking(typed: Record<TrackingField, string>): CheckedTracking {
  const checked = trackOrderInputSchema.safeParse(trackingWish(typed));
  if (checked.success) return { wish: checked.data };
  const wrong: { [Field in TrackingField]?: string } = {};
  for (const { path, message } of checked.error.issues)
    wrong[path[0] === 'number' ? 'number' : 'contact'] ??= message;
  return { wrong };
}
