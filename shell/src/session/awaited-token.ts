import { later } from './delay.ts';

/** A call that cannot wait for the token any longer goes without. */
const limitMs = 4_000;

/** That calls carry the shopper's token, or that there is none. @param isExpected – the document is known to be somebody's. */
export function createAwaitedToken(isExpected: boolean) {
  let resolve: () => void = () => undefined;
  const settled = new Promise<void>((end) => {
    resolve = end;
  });
  let isOnItsWay = isExpected;
  return {
    settled,
    settle(): void {
      isOnItsWay = false;
      resolve();
    },
    onItsWay: () => (isOnItsWay ? Promise.race([settled, later(limitMs)]) : undefined),
  };
}
