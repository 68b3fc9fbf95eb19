import type { WorkerScope } from './scope.ts';
import { dropAll } from './stores.ts';

const worker = self as unknown as WorkerScope;

/* In the place of the worker while it is switched off: it takes over at once, drops all that was kept, and goes. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(dropAll().finally(() => worker.registration.unregister())),
);
