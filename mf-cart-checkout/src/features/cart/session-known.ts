import { UnreachableError } from '@dana/api-client';
import type { SessionStore } from '@dana/runtime';

/** With the call after it, 8 s at most, less than what a shopper who added something waits for (`awaitCartAnswer`). */
const waitMs = 3_500;

/**
 * Resolves once calls carry the shopper's token or it is known that there is none.
 * Errors: `UnreachableError` when that takes too long. The call was not made, and is kept and sent later as any that got no answer.
 */
export async function sessionKnown(session: SessionStore): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UnreachableError('The session is not known yet.')), waitMs);
  });
  // Beside the question who the shopper is, not behind it.
  const known = session.ready?.() ?? statusKnown(session, (unsubscribe) => (stop = unsubscribe));
  try {
    await Promise.race([known, late]);
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/** For shells of before `ready`. */
function statusKnown(session: SessionStore, onSubscribed: (stop: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (session.getSnapshot().status !== 'unknown') resolve();
    };
    onSubscribed(session.subscribe(look));
    look();
  });
}
