import { dropAll } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/* In the place of the worker while it is switched off: it takes over at once, drops all that was kept, and goes. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(dropAll().finally(() => self.registration.unregister())),
);
