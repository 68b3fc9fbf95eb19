import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { earlierKeyLines, earlierKeyLog, earlierKeys, writeEarlierKeyLog } from '../testing/earlier-keys.ts';
import { teamKey } from '../testing/team-keys.ts';
import { temporaryFolder, temporaryStore } from '../testing/temporary-store.ts';
import { demandTrusted, keyNotes, machineKeyFiles, readReleaseKeys, trustIn } from './trusted-keys.ts';

const key = `ed25519:${'A'.repeat(43)}`;
const other = `ed25519:${'B'.repeat(43)}`;

describe('RELEASE_KEYS', () => {
  it('is a list, with commas or lines, or a file of such lines with remarks', async () => {
    const file = join(await temporaryFolder(), 'release-keys');
    await writeFile(file, `# our teams\n\nmf-cart-checkout = ${key} # since May\nall=${other}\n`);
    for (const setting of [
      `mf-cart-checkout=${key},all=${other}`,
      `mf-cart-checkout=${key}\nall=${other}`,
      file,
    ]) {
      const keys = readReleaseKeys(setting);
      expect(keys?.keysOf('mf-cart-checkout')?.map((one) => one.key)).toEqual([key, other]);
      expect(keys?.keysOf('shell')?.map((one) => one.key)).toEqual([other]);
    }
  });

  it('leaves nothing unsigned once it is set, also of what it does not name', () => {
    const keys = readReleaseKeys(`mf-content=${key}`);
    expect(keys?.keysOf('mf-contnet')).toEqual([]);
    expect(readReleaseKeys(undefined)).toBeUndefined();
    expect(readReleaseKeys(' ')).toBeUndefined();
  });

  it.each([
    [
      `mf-content=${key.slice(0, -1)}`,
      /RELEASE_KEYS has "mf-content=ed25519:A+"; a line is like mf-content=ed25519:…/,
    ],
    [`Content=${key}`, /RELEASE_KEYS has "Content=/],
    [`mf-content=${key} mf-cart`, /RELEASE_KEYS has "mf-cart"/],
    ['# = nothing', /RELEASE_KEYS names no key/],
    ['/no/such/file', /RELEASE_KEYS is "\/no\/such\/file", which is no file that can be read \(ENOENT\)/],
  ])('that is %s ends the start with a sentence', (setting, message) => {
    expect(() => readReleaseKeys(setting)).toThrow(message);
  });
});

/** A shop with that store and data folder, without the setting. */
const trustOf = (store: Store, dataDir: string, isAlone = false) => trustIn(store, { dataDir, isAlone });

describe('a store with a log of keys from before, and no key in the settings', () => {
  it('takes nothing new, believes of what is there what the log believed, and says which lines to add', async () => {
    const { store, folder } = await temporaryStore();
    await writeEarlierKeyLog(store);
    const trusted = trustOf(store, folder);
    const keys = await trusted();
    expect(keys.keysOf('mf-demo')?.map((one) => one.key)).toEqual([
      earlierKeys.machine.publicText,
      earlierKeys.team.publicText,
    ]);
    expect(keys.keysOf('shell')?.map((one) => one.key)).toEqual([earlierKeys.machine.publicText]);
    expect(keyNotes(keys, ['mf-demo'])).toEqual([
      { message: expect.stringContaining('RELEASE_KEYS names none'), lines: earlierKeyLines },
    ]);
    await expect(demandTrusted({ trusted })).rejects.toMatchObject({
      ...{ status: 409, code: 'keys_not_named' },
      message: expect.stringContaining(`\n${earlierKeyLines.join('\n')}`),
    });
    // What it says is what the setting takes.
    const named = readReleaseKeys(earlierKeyLines.join('\n'));
    expect(named?.keysOf('mf-demo')).toHaveLength(2);
    const told = trustIn(store, { named, dataDir: folder, isAlone: false });
    expect(await demandTrusted({ trusted: told })).toBe(named);
  });

  it('believes no log that was changed, and no shorter or other one than this machine has read before', async () => {
    const { store, folder } = await temporaryStore();
    const [first, second, third, ...more] = earlierKeyLog;
    const changed = { ...first!, text: first!.text.replace('root', 'thief') };
    await writeEarlierKeyLog(store, [changed]);
    await expect(trustOf(store, folder)()).rejects.toMatchObject({ code: 'damaged_keys' });
    const gap = await temporaryStore();
    await writeEarlierKeyLog(gap.store, [first!, second!, ...more]);
    await expect(trustOf(gap.store, gap.folder)()).rejects.toMatchObject({ code: 'damaged_keys' });
    // Put back to when the stolen key was good.
    const older = await temporaryStore();
    await writeEarlierKeyLog(older.store, [first!, second!]);
    await mkdir(join(older.folder, 'edge'), { recursive: true });
    await writeFile(
      join(older.folder, 'edge/release-keys.json'),
      JSON.stringify([first, second, third, ...more]),
    );
    expect((await trustOf(older.store, older.folder)()).closed?.lines).toEqual(earlierKeyLines);
  });
});

describe('a shop on one machine', () => {
  it('goes on with its own key from before when the log names that alone, and with no other', async () => {
    const { store, folder } = await temporaryStore();
    const { publicText } = earlierKeys.machine;
    await writeEarlierKeyLog(store, earlierKeyLog.slice(0, 1));
    await writeFile(machineKeyFiles(folder).public, publicText);
    const keys = await trustOf(store, folder, true)();
    expect([keys.closed, keys.keysOf('mf-demo')?.map((one) => one.key)]).toEqual([undefined, [publicText]]);
    await writeEarlierKeyLog(store);
    expect((await trustOf(store, folder, true)()).closed?.lines).toEqual(earlierKeyLines);
  });

  it('is not taken over by a log that somebody else wrote into its store', async () => {
    const { store, folder } = await temporaryStore();
    const own = await teamKey();
    await writeFile(machineKeyFiles(folder).public, own.publicText);
    await writeEarlierKeyLog(store);
    const keys = await trustOf(store, folder, true)();
    expect([keys.closed, keys.keysOf('mf-demo')?.map((one) => one.key)]).toEqual([
      undefined,
      [own.publicText],
    ]);
  });

  it('has no key until everything is signed with it', async () => {
    const { store, folder } = await temporaryStore();
    const trusted = trustOf(store, folder, true);
    expect((await trusted()).keysOf('shell')).toBeUndefined();
    expect(keyNotes(await trusted(), ['shell', 'mf-demo'])).toEqual([
      { message: expect.stringContaining('releases of shell, mf-demo are run unsigned') },
    ]);
    await writeFile(machineKeyFiles(folder).public, `${key}\n`);
    expect((await trusted()).keysOf('shell')?.map((one) => one.key)).toEqual([key]);
  });
});
