import { expect, it } from 'vitest';
import { s3Address } from './s3-address.ts';
import { readS3Place } from './s3-settings.ts';

const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'very secret' };
const read = (address: string, more: Record<string, string> = {}) =>
  readS3Place('RELEASE_STORE', address, { ...keys, AWS_REGION: 'eu-central-1', ...more });

it.each([
  ['s3://shop', 'https://shop.s3.eu-central-1.amazonaws.com/a%2Bb/c.js'],
  ['s3://shop/releases/one/', 'https://shop.s3.eu-central-1.amazonaws.com/releases/one/a%2Bb/c.js'],
  ['s3://shop.example', 'https://s3.eu-central-1.amazonaws.com/shop.example/a%2Bb/c.js'],
])('%s is on Amazon’s storage at %s', (address, url) => {
  const place = read(address);
  expect(s3Address(place, `${place.prefix}a+b/c.js`).href).toBe(url);
});

it('is elsewhere at the address that is set, in a region that needs no name', () => {
  const place = read('s3://shop/x', { AWS_ENDPOINT_URL: 'http://store.internal:9000', AWS_REGION: '' });
  expect([s3Address(place, 'x/a.js').href, place.region]).toEqual([
    'http://store.internal:9000/shop/x/a.js',
    'us-east-1',
  ]);
});

it.each([
  ['s3://', {}, /RELEASE_STORE is no place on S3 storage; it is s3:\/\/bucket/],
  ['s3://shop/../other', {}, /RELEASE_STORE is no place/],
  ['s3://user:very secret@shop', {}, /RELEASE_STORE is no place/],
  [
    's3://shop',
    { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' },
    /AWS_ACCESS_KEY_ID .*AWS_SECRET_ACCESS_KEY is/,
  ],
  [
    's3://shop',
    { AWS_ACCESS_KEY_ID: '', AWS_ACCESS_KEY_ID_FILE: '/no/file' },
    /AWS_ACCESS_KEY_ID_FILE names/,
  ],
  ['s3://shop', { AWS_REGION: '' }, /AWS_REGION is missing; .*eu-central-1/],
  ['s3://shop', { AWS_REGION: 'eu central' }, /AWS_REGION is "eu central"/],
  ['s3://shop', { AWS_ENDPOINT_URL: 'store:9000' }, /AWS_ENDPOINT_URL is no address/],
  ['s3://shop', { AWS_ENDPOINT_URL: 'https://store/bucket' }, /AWS_ENDPOINT_URL is no address/],
])('%s with %j is refused by a sentence that names the setting and no secret', (address, more, sentence) => {
  expect(() => read(address, more)).toThrow(sentence);
  expect(() => read(address, more)).not.toThrow(/very secret/);
});
