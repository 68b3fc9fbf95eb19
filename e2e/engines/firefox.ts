import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import { type Engine, type EnginePage, phone, type Target, until } from './engine-page.ts';
import { findingBody, library } from './find-in-page.ts';

/** So long nothing is asked for before a page is left. Unit: milliseconds. */
const restMs = 500;

/** Opens Firefox through WebDriver BiDi, which it implements itself. @param executablePath – Debian's `firefox-esr`. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 120_000,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  await page.setViewport(phone).catch((error: unknown) => {
    // The size is set all the same; Firefox before 144 cannot set the orientation.
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`page error: ${String(error)}`));
  return { page: drive(page, found), stop: () => browser.close() };
}

function drive(page: Page, found: string[]): EnginePage {
  const evaluate = <T>(body: string): Promise<T> => page.evaluate(`(() => {${body}})()`) as Promise<T>;
  const withElement = (target: Target, act: (element: ElementHandle<Element>) => Promise<void>) =>
    until(JSON.stringify(target), async () => {
      const has = await page.evaluate('typeof TestingLibraryDom');
      if (has === 'undefined') await page.evaluate(library);
      const handle = await page.evaluateHandle(`(() => {${findingBody(target)}})()`);
      const element = handle.asElement() as ElementHandle<Element> | null;
      if (element) await act(element);
      return element !== null;
    });
  return {
    open: async (url) => {
      // What is cut off on the way to the next page is reported as a file with a wrong hash, of no bytes, and only later.
      await page.waitForNetworkIdle({ idleTime: restMs, timeout: 30_000 });
      await page.goto('about:blank');
      found.length = 0;
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    },
    evaluate,
    press: async (target) => void (await withElement(target, (element) => element.click())),
    type: async (target, text) => void (await withElement(target, (element) => element.type(text))),
    enter: () => page.keyboard.press('Enter'),
    problems: async () => [...found],
    picture: async () => Buffer.from(await page.screenshot()),
  };
}
