// @vitest-environment happy-dom
import { storePrefix, workerPath } from '@dana/contracts/offline';
import { expect, it, vi } from 'vitest';
import { startOffline } from './start-offline.ts';

const environment = { locale: 'en', remotes: {} } as never;
const never = new Promise(() => undefined);

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

it('registers none for who saves data', async () => {
  const saving = workers();
  browserWith(saving, { saveData: true });
  await startOffline({ environment, acted: Promise.resolve(), hasWorker: true });
  expect(saving.register).not.toHaveBeenCalled();
});

it('ends the one that is here where the server has none, and drops what it kept and nothing else', async () => {
  const kept = new Set([`${storePrefix}files`, 'of-another-program']);
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  });
  const registrations = [{ unregister: vi.fn(async () => true) }];
  const off = { ...workers({ controller: {} }), getRegistrations: async () => registrations };
  browserWith(off);
  await startOffline({ environment, acted: never, hasWorker: false });
  expect([...kept]).toEqual(['of-another-program']);
  expect(registrations[0]?.unregister).toHaveBeenCalledOnce();
  expect(off.register).not.toHaveBeenCalled();
});

it('does nothing in a browser without workers, or one that refuses', async () => {
  browserWith(undefined);
  await startOffline({ environment, acted: Promise.resolve(), hasWorker: true });
  const refusing = { ...workers(), register: async () => Promise.reject(new Error('refused')) };
  browserWith(refusing);
  await startOffline({ environment, acted: Promise.resolve(), hasWorker: true });
});

it('does nothing where the very name of the workers throws, as in a frame without an origin of its own', async () => {
  vi.stubGlobal('navigator', {
    get serviceWorker(): never {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  await expect(
    startOffline({ environment, acted: Promise.resolve(), hasWorker: true }),
  ).resolves.toBeUndefined();
});
