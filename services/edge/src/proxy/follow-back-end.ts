import type { Documents } from '../cache/documents.ts';
import { followChanges } from '../cache/follow-changes.ts';
import { type AskExtensions, followExtensions } from './follow-extensions.ts';

type Options = {
  apiBaseUrl: string;
  log: { info: (facts: object, line: string) => void };
};

/** Kept pages, which are made again when what they were made of has changed. */
type Kept = Pick<Documents, 'noteChange' | 'noteFollowed'>;

/**
 * Follows what the back end offers, and what changes in its catalogue where it says so. Says at the start when it is another
 * shop's: then pages take pictures from its host.
 * @returns how to ask what is offered, how to have kept pages made again, and how to stop.
 */
export function followBackEnd({ apiBaseUrl, log }: Options): {
  ask: AskExtensions;
  renew: (documents: Kept | undefined) => void;
  stop: () => void;
} {
  let kept: Kept | undefined;
  let stopChanges: (() => void) | undefined;
  let isStopped = false;
  const offered = followExtensions({
    apiBaseUrl,
    onChange() {
      kept?.noteChange();
      void followCatalogue();
    },
  });

  async function followCatalogue(): Promise<void> {
    const extensions = await offered.ask();
    if (!kept || isStopped || stopChanges || !extensions.includes('changes')) return;
    stopChanges = followChanges({ apiBaseUrl, onChange: kept.noteChange, onFollowed: kept.noteFollowed });
  }

  void offered.ask().then((extensions) => {
    if (extensions.includes('own-pages')) return;
    log.info(
      { apiBaseUrl, extensions, picturesFrom: new URL(apiBaseUrl).origin, setting: 'CONTENT_POLICY' },
      'The back end is another shop’s, or is not there yet. Pages take pictures from its host; CONTENT_POLICY names others, such as img-src https://cdn.example.',
    );
  });
  return {
    ask: offered.ask,
    renew(documents) {
      kept = documents;
      void followCatalogue();
    },
    stop() {
      isStopped = true;
      offered.stop();
      stopChanges?.();
    },
  };
}
