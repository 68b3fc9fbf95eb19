import { answerData, answerFile, answerPicture } from './answer-parts.ts';
import { answerPage } from './answer-page.ts';
import { keepSeen } from './keep-seen.ts';
import { kindOf } from './kinds-of-request.ts';
import { settings } from './settings.ts';
import { dropOtherForms } from './stores.ts';

/** Not all browsers know how slow the connection is. */
declare const self: ServiceWorkerGlobalScope & { navigator: { connection?: { rtt?: number } } };

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await dropOtherForms();
      // A page is asked for while the worker starts, not after.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data)));

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin, settings().filesOrigin);
  if (kind === 'page') event.respondWith(answerPage(event, self.navigator.connection?.rtt));
  else if (kind === 'file') event.respondWith(answerFile(event));
  else if (kind === 'picture') event.respondWith(answerPicture(event));
  else if (kind === 'data') event.respondWith(answerData(event));
});
