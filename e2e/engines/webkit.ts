import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Engine, type EnginePage, phone, type Target, until } from './engine-page.ts';
import { findingBody, library } from './find-in-page.ts';
import { startNoting } from './note-errors.ts';
import { startWebKit, type WebKitPrograms } from './webkit-processes.ts';

type Options = {
  /** The shop that it will visit. */
  shopUrl: string;
  /** A free one, for the driver. */
  port: number;
};

/** Opens WebKitGTK, the nearest to an iPhone's browser that a Linux machine has. */
export async function openWebKit(programs: WebKitPrograms, { shopUrl, port }: Options): Promise<Engine> {
  const processes = await startWebKit(programs, port);
  const noting = await startNoting(shopUrl);
  const session = () =>
    new Builder()
      .usingServer(processes.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: processes.browser, args: ['--automation'] },
      })
      .build();
  // The driver listens a moment after its start.
  const driver = await until('WebKit’s driver', session);
  await driver.manage().window().setRect(phone);
  return {
    page: drive(driver, (url) => url.replace(shopUrl, noting.origin)),
    stop: async () => {
      await driver.quit().catch(() => undefined);
      await noting.stop();
      await processes.stop();
    },
  };
}

function drive(driver: WebDriver, address: (url: string) => string): EnginePage {
  const withElement = (target: Target, act: (element: WebElement) => Promise<void>) =>
    until(JSON.stringify(target), async () => {
      if (await driver.executeScript("return typeof TestingLibraryDom === 'undefined'"))
        await driver.executeScript(library);
      const element = await driver.executeScript<WebElement | null>(findingBody(target));
      if (element) await act(element);
      return element !== null;
    });
  return {
    open: (url) => driver.get(address(url)),
    evaluate: (body) => driver.executeScript(body),
    press: async (target) => void (await withElement(target, (element) => element.click())),
    type: async (target, text) => void (await withElement(target, (element) => element.sendKeys(text))),
    enter: () => driver.switchTo().activeElement().sendKeys(Key.ENTER),
    problems: () => driver.executeScript('return window.noted ?? ["the page was not noted"]'),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}
