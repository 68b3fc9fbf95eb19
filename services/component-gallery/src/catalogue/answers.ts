import { NoticeStates } from './answers/notice-states.tsx';
import { ProgressBarStates } from './answers/progress-bar-states.tsx';
import { SkeletonStates } from './answers/skeleton-states.tsx';
import { SpinnerStates } from './answers/spinner-states.tsx';
import { StateViewStates } from './answers/state-view-states.tsx';
import { light, type PartGroup } from './part-group.ts';

/** What says how things are: well, failed, on their way. */
export const answers: PartGroup = {
  id: 'answers',
  parts: [
    light('Notice', NoticeStates),
    light('StateView', StateViewStates),
    light('ProgressBar', ProgressBarStates),
    light('Spinner', SpinnerStates),
    light('Skeleton', SkeletonStates),
  ],
};
