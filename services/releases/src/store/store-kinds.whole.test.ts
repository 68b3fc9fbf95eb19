import { describe, expect, it, vi } from 'vitest';
import { readHead } from '../log/revisions.ts';
import { storeKinds } from '../testing/store-kinds.ts';
import { treeKey } from './key.ts';
import { addRevision, brokenLinks } from '../testing/sample-log.ts';

// A store may be a server of its own, on a machine that does other work.
vi.setConfig({ testTimeout: 120_000 });

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const tree = treeKey('mf-demo', 'a'.repeat(64));
const files = [
  { path: 'web/a.js', bytes: bytesOf('a') },
  { path: 'web/big.js', bytes: new Uint8Array(3_000_000).fill(7) },
  { path: 'node/deep/b.js', bytes: bytesOf('b') },
];

describe.each(storeKinds)('a store on $name', ({ begin }) => {
  it('lets exactly one of many writers create an object, and everybody reads that one’s bytes', async () => {
    const { open } = await begin();
    const stores = [open(), open(), open()];
    const writers = Array.from({ length: 21 }, (_, index) => `writer ${index}`);
    const answers = await Promise.all(
      writers.map((text, index) => stores[index % 3]!.putIfAbsent('registry/a/00000001.json', bytesOf(text))),
    );
    expect(answers.filter((answer) => answer === 'created')).toHaveLength(1);
    for (const store of stores)
      expect(textOf(await store.get('registry/a/00000001.json'))).toBe(writers[answers.indexOf('created')]);
  });

  it('lists what is directly below a name, overwrites hints, and forgets what is removed', async () => {
    const { open } = await begin();
    const store = open();
    for (const key of [
      'releases/mf-a/1.0.0.json',
      'releases/mf-a/1.0.0-rc.1.json',
      'releases/mf-b/1.0.0.json',
    ])
      await store.putIfAbsent(key, bytesOf(key));
    expect(await store.list('releases')).toEqual(['releases/mf-a', 'releases/mf-b']);
    expect(await store.list('releases/mf-a')).toEqual([
      'releases/mf-a/1.0.0-rc.1.json',
      'releases/mf-a/1.0.0.json',
    ]);
    expect(await store.list('nothing')).toEqual([]);
    expect(await store.get('releases/mf-c/1.0.0.json')).toBeUndefined();
    await store.putHint('registry/a/head.json', bytesOf('1'));
    await store.putHint('registry/a/head.json', bytesOf('2'));
    expect(textOf(await store.get('registry/a/head.json'))).toBe('2');
    await store.putIfAbsent('garbage/assets+mf-a+x.json', bytesOf('{}'));
    expect(await store.list('garbage')).toEqual(['garbage/assets+mf-a+x.json']);
    await store.remove('garbage/assets+mf-a+x.json');
    await store.remove('garbage/assets+mf-a+x.json');
    expect(await store.get('garbage/assets+mf-a+x.json')).toBeUndefined();
    expect(await store.list('garbage')).toEqual([]);
    expect(await store.putIfAbsent('garbage/assets+mf-a+x.json', bytesOf('{}'))).toBe('created');
  });

  it('keeps a build whole, gives it back file by file or all at once, and removes it whole', async () => {
    const { open } = await begin();
    const [store, other] = [open(), open()];
    expect(await store.getTree(tree)).toBeUndefined();
    expect(await store.putTree(tree, files)).toBe('created');
    expect(await other.putTree(tree, files)).toBe('exists');
    expect(textOf(await other.get(`${tree}/node/deep/b.js`))).toBe('b');
    expect(await other.get(`${tree}/web/c.js`)).toBeUndefined();
    const all = await other.getTree(tree);
    expect(new Map(all?.map(({ path, bytes }) => [path, bytes.byteLength]))).toEqual(
      new Map(files.map(({ path, bytes }) => [path, bytes.byteLength])),
    );
    expect(await other.list('assets/mf-demo')).toEqual([tree]);
    await other.removeTree(tree);
    await other.removeTree(tree);
    expect(await store.get(`${tree}/web/a.js`)).toBeUndefined();
    expect(await store.list('assets/mf-demo')).toEqual([]);
    expect(await store.putTree(tree, files)).toBe('created');
    expect(textOf(await store.get(`${tree}/web/a.js`))).toBe('a');
  });

  it('wakes those who watch, and takes in the changes of many writers in a valid chain', async () => {
    const { open } = await begin();
    const [watching, ...writing] = [open(), open(), open()];
    const wake = vi.fn();
    const stop = watching!.watch('registry/production', wake);
    const wanted = Array.from({ length: 16 }, (_, index) => `change ${index}`);
    await Promise.all(wanted.map((reason, index) => addRevision(writing[index % 2]!, { reason })));
    expect((await readHead(watching!, 'production'))?.revision.revision).toBe(16);
    expect(await brokenLinks(watching!, 'production')).toEqual([]);
    await vi.waitFor(() => expect(wake).toHaveBeenCalled(), { timeout: 30_000 });
    stop();
  });
});
