import { browserArguments, findBrowser } from '@dana/config/find-browser';
import { type Browser, chromium } from '@playwright/test';

/** The browser of this machine that pictures are taken with. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, environment } = await findBrowser(chromium.executablePath());
  return await chromium.launch({
    executablePath,
    args: browserArguments,
    env: { ...process.env, ...environment } as Record<string, string>,
  });
}
