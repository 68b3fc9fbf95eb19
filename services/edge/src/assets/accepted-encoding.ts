import type { Context } from 'hono';
import { isCompressible } from '../store/compressible.ts';

/** Encodings that publish made, best first, with the ending of the twin's name. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** One way a file can be sent. Without `name`: as it is. */
export type Encoding = { name?: 'br' | 'gzip'; suffix: string };

const plain: Encoding = { suffix: '' };

/** The encodings a client takes, best first, plain last. Source: RFC 9110 §12.5.3 (`q=0` means no). */
function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return [...encodings.filter(({ name }) => accepted.has(name)), plain];
}

/** The encodings in which this client can have the file, best first: kinds that do not shrink have none. */
export const encodingsFor = (path: string, c: Context): Encoding[] =>
  isCompressible(path) ? acceptedEncodings(c.req.header('accept-encoding')) : [plain];
