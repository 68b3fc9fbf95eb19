import { writeFile } from 'node:fs/promises';
import { debianProgramFor } from '@dana/config/debian-packages/debian-program';
import { type TestInfo, test as base } from '@playwright/test';
import { storefrontUrl, testPort } from '../support/shared-shop.ts';
import type { Engine, EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';
import { webKitPrograms } from './webkit-processes.ts';

type EngineName = 'firefox' | 'webkit';
export type EngineOptions = { engineName: EngineName };

/** Downloading and installing, where the machine does not have the browser yet. Unit: milliseconds. */
const startLimitMs = 420_000;

/**
 * A test in a browser that Playwright cannot drive: it runs the test and reports it, nothing more. Where the browser
 * cannot be had the tests are left out, which the closing lines of `npm test` say with the command that installs it.
 */
export const test = base.extend<{ phonePage: EnginePage }, EngineOptions & { engine: Engine | undefined }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use, { parallelIndex }) => {
      const engine = await open(engineName, testPort(500 + parallelIndex));
      await use(engine);
      await engine?.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],

  phonePage: async ({ engine }, use, info) => {
    if (!engine) return info.skip(true, 'This machine does not have the browser.');
    await use(engine.page);
    if (info.status !== info.expectedStatus) await attachPicture(engine.page, info);
  },
});

async function open(name: EngineName, port: number): Promise<Engine | undefined> {
  if (name === 'webkit') {
    const programs = await webKitPrograms();
    return programs && openWebKit(programs, { shopUrl: storefrontUrl, port });
  }
  const program = await debianProgramFor('the shop in Firefox', 'firefox-esr');
  return program === undefined ? undefined : openFirefox(program);
}

async function attachPicture(page: EnginePage, info: TestInfo): Promise<void> {
  const path = info.outputPath('what-was-seen.png');
  await writeFile(path, await page.picture());
  await info.attach('what was seen', { path, contentType: 'image/png' });
}
