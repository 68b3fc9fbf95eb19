import { expect, it } from 'vitest';
import { freeze } from '../changes/freeze.ts';
import { pin } from '../changes/pin.ts';
import { revisionKey } from '../store/key.ts';
import { smallShop } from '../testing/small-shop.ts';
import { readStanding } from './standing.ts';

const env = 'production';

it('is found behind what older servers wrote since, also past a revision that is damaged', async () => {
  const { store, change, head, writeAsOlderServer } = await smallShop();
  await pin(change);
  const pins = { 'mf-demo': { version: '1.1.0' } };
  for (let count = 0; count < 60; count += 1) await writeAsOlderServer();
  const { revision } = await head();
  expect(revision.standing).toBeUndefined();
  expect(await readStanding(store, env, revision)).toMatchObject({ pins });
  await store.remove(revisionKey(env, 20));
  await store.putIfAbsent(revisionKey(env, 20), new TextEncoder().encode('{"schema":1'));
  expect(await readStanding(store, env, revision)).toMatchObject({ pins });
});

it('is nothing in a log from before, and what a newer server added is carried on', async () => {
  const { store, head, change, writeAsOlderServer } = await smallShop();
  expect(await readStanding(store, env, undefined)).toEqual({});
  expect((await head()).revision.standing).toEqual({});
  await writeAsOlderServer();
  const { revision, hash } = await head();
  const newer = {
    ...revision,
    revision: revision.revision + 1,
    parentHash: hash,
    standing: { lights: 'on' },
  };
  await store.putIfAbsent(revisionKey(env, newer.revision), new TextEncoder().encode(JSON.stringify(newer)));
  await freeze({ ...change, remote: 'shell' });
  expect((await head()).revision.standing).toEqual({ lights: 'on' });
});
