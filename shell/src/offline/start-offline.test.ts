// @vitest-environment happy-dom
import { workerPath } from '@dana/contracts/offline';
import { afterEach, expect, it, vi } from 'vitest';
import { startOffline } from './start-offline.ts';

const environment = { locale: 'en', remotes: {} } as never;
const never = new Promise(() => undefined);
afterEach(() => vi.unstubAllGlobals());

function browserWith(container: object | undefined, connection = {}) {
  vi.stubGlobal('navigator', { onLine: true, connection, serviceWorker: container });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe(): void {}
    },
  );
}
function workers({ controller = null as object | null } = {}) {
  const update = vi.fn(async () => undefined);
  return {
    ...{
      controller,
      register: vi.fn(async () => undefined),
      ready: Promise.resolve({ active: null }),
      update,
    },
    getRegistration: async () => ({ update }),
  };
}

it('registers the worker once the shopper has done something, and at once where it is there', async () => {
  const first = workers();
  browserWith(first);
  void startOffline({ environment, acted: never, hasWorker: true });
  await Promise.resolve();
  expect(first.register).not.toHaveBeenCalled();
  await startOffline({ environment, acted: Promise.resolve(), hasWorker: true });
  expect(first.register).toHaveBeenCalledWith(workerPath, { updateViaCache: 'none' });
  const present = workers({ controller: {} });
  browserWith(present);
  await startOffline({ environment, acted: never, hasWorker: true });
  expect(present.register).toHaveBeenCalledOnce();
});

it('registers none for who saves data, and none where the server has none: then the one that is here asks for its end', async () => {
  const saving = workers();
  browserWith(saving, { saveData: true });
  await startOffline({ environment, acted: Promise.resolve(), hasWorker: true });
  expect(saving.register).not.toHaveBeenCalled();
  const off = workers({ controller: {} });
  browserWith(off);
  await startOffline({ environment, acted: Promise.resolve(), hasWorker: false });
  expect([off.register.mock.calls.length, off.update.mock.calls.length]).toEqual([0, 1]);
});

it('does nothing in a browser without workers, or one that refuses', async () => {
  browserWith(undefined);
  await startOffline({ environment, acted: Promise.resolve(), hasWorker: true });
  const refusing = { ...workers(), register: async () => Promise.reject(new Error('refused')) };
  browserWith(refusing);
  await startOffline({ environment, acted: Promise.resolve(), hasWorker: true });
});
