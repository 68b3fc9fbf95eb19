import { startFailureWords } from '@dana/contracts/start-failure-words';
import { scriptJson } from './script-json.ts';
import { inlineScript, readScript } from './inline-script.ts';

const script = readScript(new URL('./inline/start-watch.js', import.meta.url));
const watchIn = (locale: keyof typeof startFailureWords) =>
  inlineScript(script.replace('startFailureWords', () => scriptJson(startFailureWords[locale])));

/**
 * The script that notices when the shop's own first script does not come, or cannot be run by this browser: then nothing
 * of the shop is there to say so. It says over what the server sent that the page could not be started, and under which
 * incident the server's log has it. What fails later is said by the shop (`start-failure.ts` of the shell).
 */
export const startWatch = { en: watchIn('en'), ar: watchIn('ar') };
