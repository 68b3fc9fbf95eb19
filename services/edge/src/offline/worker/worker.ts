import { answerData, answerFile, answerPicture } from './answer-parts.ts';
import { answerPage } from './answer-page.ts';
import { keepSeen } from './keep-seen.ts';
import { kindOf } from './kinds-of-request.ts';
import type { WorkerScope } from './scope.ts';
import { dropOtherForms } from './stores.ts';

/** Where released files are when that is another host; null otherwise. Written into the script by the server. */
declare const filesOrigin: string | null;

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await dropOtherForms();
      // A page is asked for while the worker starts, not after.
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data)));

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, worker.location.origin, filesOrigin ?? worker.location.origin);
  if (kind === 'page') event.respondWith(answerPage(event, worker.navigator.connection?.rtt));
  else if (kind === 'file') event.respondWith(answerFile(event));
  else if (kind === 'picture') event.respondWith(answerPicture(event));
  else if (kind === 'data') event.respondWith(answerData(event));
});
