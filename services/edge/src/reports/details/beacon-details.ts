import type { Beacon } from '@dana/contracts/beacon';

/** What a report says beside what became of releases. */
export type Fault = NonNullable<Beacon['faults']>[number];
export type FailedCall = NonNullable<Beacon['calls']>[number];
export type Vitals = NonNullable<Beacon['vitals']>;
