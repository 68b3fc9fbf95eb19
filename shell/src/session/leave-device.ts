import { clearDevice, hasDeviceLists } from './device-lists.ts';
import type { SignOutAnswer } from './sign-out-question.ts';

/** Leaves this device to the next shopper. @returns false when the shopper stays signed in. */
export type LeaveDevice = (isAsked: boolean) => Promise<boolean>;

const browserLists = { areThere: hasDeviceLists, clear: clearDevice };

/**
 * What comes before a sign-out: the question what becomes of the lists that this browser keeps, if there are any. They are
 * cleared while the session still lasts: what its end tells others is then read from what is left.
 */
export function createLeaveDevice(ask: () => Promise<SignOutAnswer>, lists = browserLists): LeaveDevice {
  return async (isAsked) => {
    const answer = isAsked && lists.areThere() ? await ask() : 'keep';
    if (answer === 'clear') lists.clear();
    return answer !== 'stay';
  };
}
