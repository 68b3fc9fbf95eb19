import { describe, expect, it, vi } from 'vitest';
import { windowOf, writeWindows } from '../../testing/health-slices.ts';
import { storeKinds } from '../../testing/store-kinds.ts';
import { dayKey, dayMs, hourFolder, hourMs, hourOf, sliceKey } from './health-keys.ts';
import { keepHealth } from './keep-health.ts';
import { readWindows } from './read-windows.ts';

// A store may be a server of its own, on a machine that does other work.
vi.setConfig({ testTimeout: 120_000 });

const env = 'production';
const minuteMs = 60_000;
const noon = Date.UTC(2026, 10, 25, 12);
const release = 'mf-demo@1.0.0';

/** Two edges that count a visit of every minute of some hours, of which one in ten fails. */
async function twoHoursOf(store: Parameters<typeof writeWindows>[0], fromMs: number, hours = 2) {
  for (const [index, edge] of ['one', 'two'].entries())
    await writeWindows(
      store,
      env,
      edge,
      Array.from({ length: hours * 60 }, (_, minute) =>
        windowOf(fromMs + minute * minuteMs + index * 7_000, [
          { release, sessions: 10, failed: 1, first: (minute * 2 + index) * 10 },
        ]),
      ),
    );
}

const sumOf = (windows: Awaited<ReturnType<typeof readWindows>>['windows']) => ({
  sessions: windows.reduce((sum, { sections }) => sum + (sections.outcomes?.[release]?.sessions ?? 0), 0),
  failed: windows.reduce((sum, { sections }) => sum + (sections.outcomes?.[release]?.failed ?? 0), 0),
});

describe.each(storeKinds)('what browsers reported, on $name', ({ begin }) => {
  it('is the same by minutes, by hours and in days, and is gone after thirty days', async () => {
    const { open } = await begin();
    const store = open();
    await twoHoursOf(store, noon);
    const query = { sinceMs: noon, untilMs: noon + 2 * hourMs };
    const expected = { sessions: 2_400, failed: 240 };
    const minutes = await readWindows(store, env, query);
    expect(minutes.windows).toHaveLength(120);
    expect(sumOf(minutes.windows)).toEqual(expected);

    // An hour later nothing has to go yet, seven hours later all minutes have.
    await keepHealth(store, env, noon + 3 * hourMs);
    expect((await readWindows(store, env, query)).windows).toHaveLength(120);
    await keepHealth(store, env, noon + 9 * hourMs);
    const hours = await readWindows(store, env, query);
    expect(hours.windows.map(({ startMs, lengthMs }) => [startMs, lengthMs])).toEqual([
      [noon, hourMs],
      [noon + hourMs, hourMs],
    ]);
    expect(sumOf(hours.windows)).toEqual(expected);
    expect(await store.list(`health/${env}/windows`)).toEqual([]);

    await keepHealth(store, env, noon + 4 * dayMs);
    expect(await store.list(`health/${env}/hours`)).toEqual([]);
    expect(await store.list(`health/${env}/days`)).toEqual([dayKey(env, '2026-11-25')]);
    expect(sumOf((await readWindows(store, env, query)).windows)).toEqual(expected);

    await keepHealth(store, env, noon + 32 * dayMs);
    expect(await store.list(`health/${env}/days`)).toEqual([]);
    expect((await readWindows(store, env, query)).windows).toEqual([]);
  });

  it('is put together once, however many edges do it at once', async () => {
    const { open } = await begin();
    const stores = [open(), open(), open()];
    await twoHoursOf(stores[0]!, noon, 1);
    await Promise.all(stores.map((store) => keepHealth(store, env, noon + 8 * hourMs)));
    const { windows } = await readWindows(stores[1]!, env, { sinceMs: noon, untilMs: noon + hourMs });
    expect(sumOf(windows)).toEqual({ sessions: 1_200, failed: 120 });
    await Promise.all(stores.map((store) => keepHealth(store, env, noon + 4 * dayMs)));
    const later = await readWindows(stores[2]!, env, { sinceMs: noon, untilMs: noon + hourMs });
    expect(sumOf(later.windows)).toEqual({ sessions: 1_200, failed: 120 });
  });

  it('that an edge brings when its hour is put together is dropped, and does not stay', async () => {
    const { open } = await begin();
    const store = open();
    await twoHoursOf(store, noon, 1);
    await keepHealth(store, env, noon + 8 * hourMs);
    await writeWindows(store, env, 'late', [windowOf(noon, [{ release, sessions: 500, failed: 500 }])]);
    const query = { sinceMs: noon, untilMs: noon + hourMs };
    expect(sumOf((await readWindows(store, env, query)).windows).sessions).toBe(1_200);
    await keepHealth(store, env, noon + 8 * hourMs);
    expect(await store.list(hourFolder(env, hourOf(noon)))).toEqual([]);
  });

  it('is read without what is damaged or of a form that is not known', async () => {
    const { open } = await begin();
    const store = open();
    await twoHoursOf(store, noon, 1);
    const bytesOf = (text: string) => new TextEncoder().encode(text);
    await store.putHint(sliceKey(env, noon, 'half'), bytesOf('{"schema":1,"edge":"ha'));
    const window = windowOf(noon, [{ release, sessions: 1, failed: 0, first: 90_000 }]);
    const newer = { ...window, sections: { ...window.sections, weather: { rain: true } } };
    const slice = { schema: 1, edge: 'newer', knowsBy: 'address', windows: [newer] };
    await store.putHint(sliceKey(env, noon, 'newer'), bytesOf(JSON.stringify(slice)));
    const { windows } = await readWindows(store, env, { sinceMs: noon, untilMs: noon + hourMs });
    expect(sumOf(windows)).toEqual({ sessions: 1_201, failed: 120 });
  });
});

it('counts a visit once that failed at two edges, and addresses that came to both once', async () => {
  const { open } = await storeKinds[0]!.begin();
  const store = open();
  for (const edge of ['one', 'two', 'three'])
    await writeWindows(store, env, edge, [
      windowOf(noon, [{ release, sessions: 20, failed: 20 }]),
      windowOf(noon + minuteMs, [{ release, sessions: 20, failed: 20 }]),
    ]);
  const { windows } = await readWindows(store, env, { sinceMs: noon, untilMs: noon + hourMs });
  expect(windows.map(({ sections }) => sections.outcomes?.[release])).toEqual([
    { sessions: 20, failed: 20, addresses: 20, failing: 20 },
    { sessions: 0, failed: 0, addresses: 20, failing: 20 },
  ]);
});
