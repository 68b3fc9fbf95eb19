import '@dana/ui/tokens.css';
import '@dana/ui/typeface.css';
import '@dana/ui/reset.css';
import '@dana/ui/base.css';
import '@dana/ui/forced-colours.css';
import { showStartFailure } from './app/start-failure.ts';

/** A press or a frame that waits goes first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** All of this file's code is there; it is run in parts, which together would block a slow phone for 0.2 s. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startBrowser } = await import(/* webpackMode: "eager" */ './app/start-browser.tsx');
  await nextTask();
  await startBrowser();
}

void start().catch(showStartFailure);
