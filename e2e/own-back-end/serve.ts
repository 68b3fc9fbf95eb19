import { parseArgs } from 'node:util';
import { startOwnBackEnd } from './server.ts';

/*
 * `pnpm own-back-end [--port 8090] [--ids numbers|uuids]`: a back end that knows the calls of every shop alone and refuses all else,
 * to try the storefront and `pnpm contract --specification-only` before. Its pictures stand on the next port.
 */

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8090' }, ids: { type: 'string', default: 'numbers' } },
});
const port = Number(values.port);
const { url } = await startOwnBackEnd({
  port,
  picturePort: port + 1,
  ids: values.ids === 'uuids' ? 'uuids' : 'numbers',
});
process.stdout.write(`API_BASE_URL=${url}\nCONTENT_POLICY="img-src http://localhost:${port + 1}"\n`);
