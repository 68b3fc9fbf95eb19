import { isCompressible } from '@dana/releases/store/key';
import { acceptedEncodings, type TextEncoding } from '@dana/server/accepted-encodings';
import type { Context } from 'hono';

/** The ending of the name of the twin that publish made. */
const suffixes: Record<TextEncoding, string> = { br: '.br', gzip: '.gz' };

/** One way a file can be sent. Without `name`: as it is. */
export type Encoding = { name?: TextEncoding; suffix: string };

const plain: Encoding = { suffix: '' };

/** The encodings in which this client can have the file, best first, plain last: kinds that do not shrink have no other. */
export function encodingsFor(path: string, c: Context): Encoding[] {
  if (!isCompressible(path)) return [plain];
  const accepted = acceptedEncodings(c.req.header('accept-encoding'));
  return [...accepted.map((name) => ({ name, suffix: suffixes[name] })), plain];
}
