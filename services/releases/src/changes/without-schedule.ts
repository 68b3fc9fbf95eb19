import type { Standing } from '@dana/contracts/release/standing';

/** What stands without the promotion that is scheduled for a slot. */
export function withoutSchedule(standing: Standing, remote: string): Standing {
  const { [remote]: _planned, ...schedules } = standing.schedules ?? {};
  return { ...standing, schedules };
}
