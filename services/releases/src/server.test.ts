import { temporaryFolder } from './testing/temporary-store.ts';
import { startReleaseProcess } from './testing/release-process.ts';
import { expect, it } from 'vitest';

/* The release API that cannot start says in one line what to do, and ends. */

it.each([
  [{ RELEASES_PORT: 'abc' }, /RELEASES_PORT is \\"abc\\".* 1 to 65535/],
  [{ PUBLIC_ORIGIN: 'dana.example' }, /PUBLIC_ORIGIN is \\"dana\.example\\".*https:\/\/shop\.example/],
  [{ TRUSTED_PROXIES: 'nonsense' }, /TRUSTED_PROXIES: \\"nonsense\\" is no address/],
  [{ RELEASE_STORE: 'ftp://store' }, /RELEASE_STORE is \\"ftp:\/\/store\\"; expected nats:/],
] as const)('with %j it ends and says what the setting takes', async (env, sentence) => {
  const start = startReleaseProcess(await temporaryFolder(), { ...env });
  await expect(start).rejects.toThrow(sentence);
});

it('makes a token only on the machine of a developer, and for a shop’s own server none', async () => {
  const shop = startReleaseProcess(await temporaryFolder(), { PUBLIC_ORIGIN: 'https://shop.example' });
  await expect(shop).rejects.toThrow(/ENOENT.*release-token/);
});
