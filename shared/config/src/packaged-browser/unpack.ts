import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz, { inflate } from '@sparticuz/chromium';

/* Unpacks the browser of our dependencies into the folder for temporary files. Started by packaged-browser.ts. */

const packed = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../../bin');
await sparticuz.executablePath(packed);
await inflate(join(packed, 'al2023.tar.br'));
