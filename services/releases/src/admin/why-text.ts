import type { CanaryShare } from '../reading/canary-share.ts';
import { bucketLimit } from '../reading/canary-group.ts';
import { targetsText } from '../reading/targets-text.ts';
import type { WhyReason } from './why-forms.ts';

type Facts = { share: CanaryShare | undefined; bucket: number };

/** A sentence without its version: "in the target (language ar), bucket 4,312 < 5,000". */
export const whyText = (reason: WhyReason, facts: Facts): string => texts[reason](facts);

const texts: Record<WhyReason, (facts: Facts) => string> = {
  stable: () => 'stable: everybody gets it',
  unknown: () => 'a canary runs, and an older edge that sent this gave no reason',
  preview: () => 'preview link',
  crashed: () => 'what they would get broke in this session: the version before it',
  unavailable: () => 'what they would get could not be used: the version before it',
  id: () => 'canary: their id is named',
  staff: () => 'canary: staff',
  share: (facts) => `canary: ${bucketText(facts)}`,
  targetShare: (facts) => `canary: in the target (${targetOf(facts)}), ${bucketText(facts)}`,
  outside: (facts) => `stable: ${bucketText(facts)}`,
  targetOutside: (facts) => `stable: in the target (${targetOf(facts)}), ${bucketText(facts)}`,
  noId: () => 'stable: their first page, without an id yet',
  language: ({ share }) => `stable: not in the target, language is not ${share?.targets?.language}`,
  country: ({ share }) =>
    `stable: not in the target, country is not ${share?.targets?.countries?.join(', ')}`,
  unknownCountry: () => 'stable: not in the target, country is not known',
  signedIn: ({ share }) =>
    `stable: not in the target, ${share?.targets?.signedIn ? 'not signed in' : 'signed in'}`,
};

const number = new Intl.NumberFormat('en');

function bucketText({ share, bucket }: Facts): string {
  const limit = Math.round(bucketLimit(share?.percent ?? 0));
  return `bucket ${number.format(bucket)} ${bucket < limit ? '<' : '≥'} ${number.format(limit)}`;
}

const targetOf = ({ share }: Facts): string => targetsText(share?.targets ?? {});
