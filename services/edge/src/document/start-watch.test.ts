import { createRequire } from 'node:module';
import { startFailureWords } from '@dana/contracts/start-failure-words';
import { expect, it } from 'vitest';
import { startWatch } from './start-watch.ts';

type Errors = {
  ErrorEvent: new (type: string, init: object) => Event;
  dispatchEvent: (event: Event) => void;
};
type Found = { textContent: string; dispatchEvent: (event: object) => void; href: string } | null;
type PageWindow = Errors & {
  eval: (script: string) => void;
  Event: new (type: string) => object;
  document: { querySelector: (selector: string) => Found };
  navigator: { sendBeacon?: (address: string, body: string) => boolean };
  performance: { getEntriesByType?: (type: string) => object[] };
};
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options: { runScripts: 'outside-only'; url: string }) => { window: PageWindow };
};

const own = 'https://dana.example/assets/shell/1/web/main.js';
const state = '{"composition":{"shell":{"version":"1.2.3"}}}';

/** A page before its first script has run, and what it reports. */
function openPage() {
  const { window } = new JSDOM(
    `<head><script data-start src="${own}"></script></head><body><div id="root"></div>` +
      `<script type="application/json" id="shop-state">${state}</script></body>`,
    { runScripts: 'outside-only', url: 'https://dana.example/ar' },
  );
  const reports: { events: { reason: string; incident: string; version: string }[]; mark: string }[] = [];
  window.navigator.sendBeacon = (_, body) => Boolean(reports.push(JSON.parse(body)));
  window.performance.getEntriesByType = () => [{ serverTiming: [{ name: 'visit', description: 'a.b' }] }];
  window.eval(startWatch.ar.text);
  const find = (selector: string) => window.document.querySelector(selector);
  const fail = (filename: string) =>
    window.dispatchEvent(
      new window.ErrorEvent('error', { filename, message: 'SyntaxError: Unexpected token' }),
    );
  return { window, find, fail, reports };
}

it('a first script that does not come is said over the page, under the name that is reported', () => {
  const { window, find, reports } = openPage();
  window.dispatchEvent(new window.Event('start-lost') as Event);
  const [event] = reports[0]?.events ?? [];
  expect(event).toMatchObject({ version: '1.2.3', reason: 'network' });
  expect(event?.incident).toMatch(/^[0-9a-f]{8}$/);
  const { sentence, reload, incident } = startFailureWords.ar;
  expect(find('[role="alert"]')?.textContent).toBe(
    `${sentence} ${reload} · ${incident}:\u00a0${event?.incident}`,
  );
  expect(find('[role="alert"] a')?.href).toBe('https://dana.example/ar');
  expect(reports[0]?.mark).toBe('a.b');
});

it('a first script that this browser cannot read is said once', () => {
  const { fail, find, reports } = openPage();
  fail(own);
  fail(own);
  expect(reports.map(({ events }) => events[0]?.reason)).toEqual(['evaluation']);
  expect(find('[role="alert"]')).not.toBeNull();
});

it('errors of other scripts, and those after the start, are left to the shop', () => {
  const { fail, find } = openPage();
  fail('https://dana.example/assets/mf-catalog/1/web/remoteEntry.js');
  Object.assign(find('#root') ?? {}, { __reactContainer$test: {} });
  fail(own);
  expect(find('[role="alert"]')).toBeNull();
});
