import type { Documents } from '../cache/documents.ts';
import { followChanges } from '../cache/follow-changes.ts';
import type { WholeShop } from '@dana/contracts/api/shop';
import { type AskBackEnd, followExtensions } from '../shop/follow-extensions.ts';

type Options = {
  apiBaseUrl: string;
  /** The shop, where a file says which it is. */
  shop?: WholeShop | undefined;
  log: { info: (facts: object, line: string) => void };
};

/** Kept pages, which are made again when what they were made of has changed. */
type Kept = Pick<Documents, 'noteChange' | 'noteFollowed'>;

/**
 * Follows what the back end offers, and what changes in its catalogue where it says so. Says at the start when it is another
 * shop's: then pages take pictures from its host.
 * @returns how to ask what is offered, how to have kept pages made again, and how to stop.
 */
export function followBackEnd({ apiBaseUrl, shop, log }: Options): {
  ask: AskBackEnd;
  renew: (documents: Kept | undefined) => void;
  stop: () => void;
} {
  let kept: Kept | undefined;
  let stopChanges: (() => void) | undefined;
  let isStopped = false;
  const offered = followExtensions({
    apiBaseUrl,
    shop,
    onChange() {
      kept?.noteChange();
      void followCatalogue();
    },
  });

  async function followCatalogue(): Promise<void> {
    const { extensions, isGuess } = await offered.ask();
    if (!kept || isStopped || stopChanges || isGuess || !extensions.includes('changes')) return;
    const { noteChange, noteFollowed } = kept;
    stopChanges = followChanges({
      apiBaseUrl,
      onChange() {
        noteChange();
        // What changed may be the shop's own words.
        offered.lookAgain();
      },
      onFollowed: noteFollowed,
    });
  }

  void offered.ask().then(({ extensions, isGuess }) => {
    if (!isGuess && extensions.includes('own-pages')) return;
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
