import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createDiskStore } from './store/disk-store.ts';
import { earlierKeyLines, writeEarlierKeyLog } from './testing/earlier-keys.ts';
import { freePort } from '@dana/config/testing/free-port';
import { olderStore } from './testing/older-log.ts';
import { temporaryFolder } from './testing/temporary-store.ts';
import { startReleaseProcess } from './testing/release-process.ts';
import { expect, it, onTestFinished, vi } from 'vitest';

/* The release API that cannot start says in one line what to do, and ends. */

it.each([
  [{ RELEASES_PORT: 'abc' }, /RELEASES_PORT is \\"abc\\".* 1 to 65535/],
  [{ PUBLIC_ORIGIN: 'dana.example' }, /PUBLIC_ORIGIN is \\"dana\.example\\".*https:\/\/shop\.example/],
  [{ TRUSTED_PROXIES: 'nonsense' }, /TRUSTED_PROXIES: \\"nonsense\\" is no address/],
  [{ RELEASE_KEYS: 'mf-demo' }, /RELEASE_KEYS is \\"mf-demo\\", which is no file that can be read/],
  [{ RELEASE_STORE: 'ftp://store' }, /RELEASE_STORE is no address of a NATS server/],
] as const)('with %j it ends and says what the setting takes', async (env, sentence) => {
  const start = startReleaseProcess(await temporaryFolder(), { ...env });
  await expect(start).rejects.toThrow(sentence);
});

it('says which lines RELEASE_KEYS needs, of a store with a log of keys from before', async () => {
  const dataDir = await temporaryFolder();
  await writeEarlierKeyLog(createDiskStore(join(dataDir, 'releases')));
  // No machine has that address: it says all that a start says, and ends.
  const start = startReleaseProcess(dataDir, { RELEASES_HOST: '203.0.113.1' });
  await expect(start).rejects.toThrow(/RELEASE_KEYS names none/);
  await expect(start).rejects.toThrow(JSON.stringify(earlierKeyLines));
});

it('makes a token only on the machine of a developer, and for a shop’s own server none', async () => {
  const shop = startReleaseProcess(await temporaryFolder(), { PUBLIC_ORIGIN: 'https://shop.example' });
  await expect(shop).rejects.toThrow(/ENOENT.*release-token/);
});

it('ends at once when it is asked to, though somebody listens to it', async () => {
  const { url, token, stop } = await startReleaseProcess(await temporaryFolder());
  const headers = { Authorization: `Bearer ${token}` };
  const stream = await fetch(`${url}/v1/envs/production/events`, { headers });
  const reader = stream.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: open');
  const stopped = stop();
  for (let isDone = false; !isDone; ) isDone = (await reader.read()).done;
  await stopped;
});

it('names at its start what an earlier release left to settle', async () => {
  const { folder } = await olderStore();
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: join(folder, '..'), RELEASES_PORT: String(port) };
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], { env });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  server.stdout.on('data', (bytes: Buffer) => {
    said += bytes;
  });
  const words = ['mf-pinned was pinned at 1.0.0', 'mf-planned@1.1.0 was to be promoted', 'second person'];
  await vi.waitFor(() => expect(words.filter((one) => !said.includes(one))).toEqual([]), 20_000);
});
