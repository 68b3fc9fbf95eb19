import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseLite } from '@dana/contracts/release/composition';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Asked } from './verified-entries.ts';

/* The page's scripts are real requests to a real server, checked by the same hashes as those of a browser. */

// Only dev servers have entries without a hash.
vi.stubEnv('NODE_ENV', 'production');
const { verifiedEntries } = await import('./verified-entries.ts');

const container = 'mf_a_1_0_0';
const source = `globalThis.${container} = { get: () => 'the page' };`;
const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

type Element = Partial<Record<'src' | 'integrity' | 'crossOrigin', string>> &
  Partial<Record<'onload' | 'onerror' | 'remove', () => void>>;
let elements: Element[] = [];

async function run(element: Element): Promise<void> {
  try {
    const answer = await fetch(element.src!, { integrity: element.integrity! });
    if (!answer.ok) throw new Error('It is not there.');
    new Function(await answer.text())();
    element.onload?.();
  } catch {
    element.onerror?.();
  }
}

beforeEach(() => {
  elements = [];
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: {
      append: (element: Element) => {
        elements.push(element);
        void run(element);
      },
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, container);
});

/** What federation gets for a release, of which a server has these bytes; without them it has nothing there. */
async function open({ bytes, integrity = hashOf(source) }: { bytes?: string; integrity?: string } = {}) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    answer.statusCode = bytes === undefined ? 404 : 200;
    answer.end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  const release = {
    ...{ version: '1.0.0', container, base: `http://127.0.0.1:${port}/` },
    entry: { file: 'web/entry.js', integrity },
  } as ReleaseLite;
  const known = new Map<string, Asked>([
    [container, { release, attempt: 0 }],
    [`${container}_again2`, { release, attempt: 2 }],
  ]);
  const { loadEntry } = verifiedEntries((name) => known.get(name));
  const load = (name = container) =>
    Promise.resolve(loadEntry?.({ remoteInfo: { name } } as Parameters<typeof loadEntry>[0]));
  return { load, asked, close };
}

it('runs an entry whose bytes are those that were published, once however many ask for it', async () => {
  const { load, asked } = await open({ bytes: source });
  const [one, other] = await Promise.all([load(), load()]);
  expect(one).toMatchObject({ get: expect.any(Function) });
  expect(other).toBe(one);
  expect(await load()).toBe(one);
  expect(asked).toEqual(['/web/entry.js']);
  expect(elements).toMatchObject([{ integrity: hashOf(source), crossOrigin: 'anonymous' }]);
});

it('never runs other bytes, and says that they are others', async () => {
  const { load } = await open({ bytes: `${source} globalThis.mf_stolen = true;` });
  await expect(load()).rejects.toMatchObject({
    name: 'EntryIntegrityError',
    message: expect.stringContaining('does not match its hash'),
  });
  expect([container, 'mf_stolen'].filter((name) => name in globalThis)).toEqual([]);
});

it('asks for no entry without a hash', async () => {
  const { load, asked } = await open({ bytes: source, integrity: '' });
  await expect(load()).rejects.toMatchObject({ name: 'EntryIntegrityError' });
  expect(asked).toEqual([]);
});

it('after a failure asks under another address, so that nothing damaged that was kept is used again', async () => {
  const { load, asked } = await open({ bytes: source });
  expect(await load(`${container}_again2`)).toBeDefined();
  expect(asked).toEqual(['/web/entry.js?again=2']);
});

it('says of an entry that is gone with which status it was answered, and of one that did not arrive that', async () => {
  const gone = await open();
  await expect(gone.load()).rejects.toMatchObject({
    name: 'EntryMissingError',
    message: expect.stringMatching(/web\/entry\.js is not there \(404\)\.$/),
  });
  const away = await open({ bytes: source });
  away.close();
  await expect(away.load()).rejects.toMatchObject({ name: 'EntryNetworkError' });
});

it('says so when an entry ran and left nothing, and loads nothing that is not of the composition', async () => {
  const empty = 'globalThis.other = {};';
  const { load } = await open({ bytes: empty, integrity: hashOf(empty) });
  await expect(load()).rejects.toThrow(`left no container "${container}"`);
  await expect(load('mf_b_1_0_0')).rejects.toThrow('mf_b_1_0_0 is not part of the composition.');
});
