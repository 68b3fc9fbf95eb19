import { join } from 'node:path';
import { expect, it } from 'vitest';
import { release, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { markOf } from '../testing/reporters.ts';
import { startEdge } from '../testing/running-edge.ts';
import { temporaryStore } from '@dana/releases/testing/temporary-store';

it('finds a fault in the log under the name that the page gave it, and takes no other names', async () => {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltShell(parent), 'shell');
  const { app, log, watch } = await startEdge(store, join(parent, 'copy'));
  const version = watch.current()?.revision.slots.shell?.stable.version;
  const report = async (incident: string) => {
    const event = { remote: 'shell', version, kind: 'thrown', reason: 'mount', incident };
    const mark = markOf(await app.request('/en/demo'));
    return (await app.request('/beacon', { method: 'POST', body: JSON.stringify({ mark, events: [event] }) }))
      .status;
  };
  expect(await report('4f09ab17')).toBe(204);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { release: `shell@${version}`, kind: 'thrown', reason: 'mount', incident: '4f09ab17' },
    'A browser reported a release that failed.',
  );
  expect(await report('a line\nof my own')).toBe(400);
  expect(log.warn).toHaveBeenCalledOnce();
});
