import { expect, it } from 'vitest';
import { readPolicyAdditions, withAdditions } from './policy-additions.ts';
import { contentSecurityPolicy } from './security-policy.ts';

const linesOf = (policy: string) => policy.split('; ');

it('lets in what the setting names, and nothing else', () => {
  const own = contentSecurityPolicy();
  const policy = withAdditions(
    own,
    readPolicyAdditions(
      'connect-src https://errors.example wss://live.example;img-src https://*.cdn.example:8443; media-src https://film.example',
    ),
  );
  expect(linesOf(policy).filter((line) => !linesOf(own).includes(line))).toEqual([
    "img-src 'self' data: blob: https://*.cdn.example:8443",
    "connect-src 'self' https://errors.example wss://live.example",
    'media-src https://film.example',
  ]);
  expect(linesOf(policy)).toHaveLength(linesOf(own).length + 1);
  expect(withAdditions(own, readPolicyAdditions(''))).toBe(own);
});

it.each([
  ['script-src https://tags.example', /"script-src"; it adds to connect-src, img-src/],
  ["default-src *; connect-src 'self'", /"default-src"/],
  ["img-src 'unsafe-inline'", /img-src "'unsafe-inline'"; it takes origins/],
  ['connect-src *', /connect-src "\*"/],
  ['connect-src https://*', /connect-src "https:\/\/\*"/],
  ['connect-src http://errors.example', /"http:\/\/errors.example"/],
  ['connect-src https://errors.example/path', /"https:\/\/errors.example\/path"/],
  ['connect-src https://errors.example,https://b.example', /"https:\/\/errors.example,https/],
  ['frame-src', /frame-src ""/],
  ['img-src https://a.example\r\nx-other: 1', /img-src "x-other:"/],
])('refuses %s with a sentence', (text, sentence) => {
  expect(() => readPolicyAdditions(text)).toThrow(sentence);
});
