import type { Figures } from '@dana/contracts/release/revision';

type Releases = { watched: string; baseline: string };

/** Why a canary was ended, for the log. */
export const worseSentence = (releases: Releases, figures: Figures): string =>
  `${countsSentence(releases, figures)} Were it no worse, this would come once in ${oddsText(figures.evidenceWorse)} canaries.`;

/** Why a canary took a step, for the log. */
export const stepSentence = (
  releases: Releases,
  figures: Figures,
  marginPoints: number,
  isGood: boolean,
): string =>
  isGood
    ? `${countsSentence(releases, figures)} Were it worse by ${marginPoints} points, this would come once in ${oddsText(figures.evidenceGood)} canaries.`
    : `${countsSentence(releases, figures)} Nothing says that it is worse.`;

const countsSentence = ({ watched, baseline }: Releases, { canary, stable }: Figures): string =>
  `${canary.failed} of ${canary.seen} sessions with ${watched} failed, ${stable.failed} of ${stable.seen} with ${baseline}.`;

const oddsText = (evidence: number): string =>
  evidence >= 1e6 ? 'more than a million' : String(Math.floor(evidence));
