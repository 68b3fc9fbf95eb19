import { expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

const engine = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome 153', `${engine} Chrome/153.0.0.0 Safari/537.36`],
  ['Edge 152', `${engine} Chrome/152.0.0.0 Safari/537.36 Edg/152.0.1`],
  ['Opera 120', `${engine} Chrome/150.0.0.0 Safari/537.36 OPR/120.0`],
  ['Samsung Internet 29', `${engine} SamsungBrowser/29.0 Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Firefox 144', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  ['Safari 26', `${engine} Version/26.1 Safari/605.1.15`],
  ['Chrome 151', `${engine} CriOS/151.0.7 Mobile/15E148 Safari/604.1`],
  ['other', 'curl/8.1'],
  ['other', ''],
  ['other', undefined],
])('is %s', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name);
});
