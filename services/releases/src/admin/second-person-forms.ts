import type { ChangeOnRequest, SecondPerson } from '@dana/contracts/release/standing';

/** A change that waits for a second person. */
export type RequestView = ChangeOnRequest & { id: string };

export type ApproveOptions = { env: string; id: string; ifMatch?: number | undefined };
export type RejectOptions = ApproveOptions & { reason: string };

/** What came of a request; `by` asked for it. */
export type ApproveAnswer = {
  env: string;
  id: string;
  verb: string;
  remotes: string[];
  by: string;
  revision: number;
};

/** Whether changes of a deployable, or of all (`*`), need a second person. */
export type RuleOptions = {
  env: string;
  remote: string;
  isOn: boolean;
  /** Unit: hours. */
  hours: number;
  reason: string;
  ifMatch?: number | undefined;
};

export type RuleAnswer = {
  env: string;
  changed: boolean;
  revision: number;
  secondPerson: Record<string, SecondPerson>;
};
