/** What a report may hold; in a file of its own, so that who makes one needs no schema library. Lengths in characters. */

/** What servers of before take of a whole report; longer ones they refuse. Unit: bytes. */
export const beaconBytes = 8 * 1024;

export const faultLimits = { message: 300, frames: 15, functionName: 80, file: 400, inBeacon: 10 } as const;

export const failedCallLimits = { route: 120, inBeacon: 20, count: 1_000 } as const;

/** A tab can stand open for days; what took longer than this says nothing of a release. Unit: milliseconds. */
export const longestVitalMs = 600_000;
export const largestShift = 100;
