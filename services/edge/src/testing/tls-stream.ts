import { type RequestOptions, request } from 'node:https';
import { onTestFinished } from 'vitest';
import { type Front, hostname } from './front.ts';

/** Listens to an answer that does not end, until the test does. @returns what has come so far. */
export function listenTo(front: Front, path: string, authorization: string): () => string {
  let said = '';
  const site: RequestOptions = { host: '127.0.0.1', port: front.port, servername: hostname };
  const headers = { host: hostname, authorization };
  const listening = request({ ...site, ca: front.certificate, path, headers }, (answer) => {
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      said += part;
    });
    answer.on('error', () => undefined);
  });
  listening.on('error', () => undefined);
  onTestFinished(() => void listening.destroy());
  listening.end();
  return () => said;
}
