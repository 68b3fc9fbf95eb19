import type { Notice } from '@dana/contracts/release/notice';
import type { Incident } from '../../audit/incidents.ts';
import type { Head } from '../../reading/release-log.ts';
import { changeSentence, remotesOf } from './change-sentence.ts';

const takenBack = new Set(['rollback', 'abort']);

/** The notice of a revision. Its id names the revision's bytes, so that a log that was begun again repeats none. */
export function noticeOfRevision({ revision: { env, revision, change }, hash }: Head): Notice {
  const { at, verb, from, to, percent, actor, reason, forced, automatic } = change;
  const isTakenBack = automatic === true && takenBack.has(verb);
  return {
    id: `revision_${env}_${revision}_${hash.slice(0, 12)}`,
    event: isTakenBack ? 'taken-back' : 'change',
    ...{ env, at, sentence: changeSentence(change), actor, reason, revision, verb },
    remotes: remotesOf(change),
    ...{ from, to, percent, forced, automatic },
  };
}

/** The notice of something that is no change. */
export function noticeOfIncident({ env, number, at, kind, subject, message }: Incident): Notice {
  return {
    id: `incident_${env}_${number}_${Date.parse(at).toString(36)}`,
    event: kind === 'refused' ? 'refused' : 'problem',
    ...{ env, at, subject, sentence: message },
  };
}

/** A notice with which a person tries a subscription. */
export function testNotice(env: string, actor: string, now = new Date()): Notice {
  const at = now.toISOString();
  const sentence = 'This is a test: notices of releases arrive here';
  return { id: `test_${env}_${now.getTime().toString(36)}`, event: 'test', env, at, sentence, actor };
}
