import { inlineScript, readScript } from './inline-script.ts';

/**
 * The script that stands first in every document: on a slow phone the page can be seen seconds before React has taken it
 * over, and what is pressed meanwhile would be lost, or a form be sent by the browser with what was typed in its address.
 * Presses on buttons, tabs and boxes and forms without an address of their own are queued, and repeated once React knows
 * their element; it is looked for every 50 ms, for 15 seconds. Until then nothing gets them, since React would wake up a part
 * of the page for them and answer as well. Links and forms with an `action` are the browser's, except for a link that opens
 * something here (`data-press`): it is followed when nobody takes it over.
 */
export const earlyPresses = inlineScript(readScript(new URL('./inline/early-presses.js', import.meta.url)));
