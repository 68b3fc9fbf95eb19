import { browserArguments, findBrowser } from '@dana/config/find-browser';
import { type Browser, chromium } from '@playwright/test';

/** The browser of this machine, or the one that Playwright brings. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, environment } = await findBrowser(chromium.executablePath());
  return chromium.launch({
    executablePath,
    args: browserArguments,
    env: { ...process.env, ...environment } as Record<string, string>,
  });
}
