import { isLoopbackOrigin, signOverride } from '../reading/override-pass.ts';
import { readHead } from '../reading/release-log.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { sharedSecret } from '../store/shared-secret.ts';
import type { Store } from '../store/store.ts';
import type { OverrideAnswer, OverrideOptions } from './release-admin.ts';

/** A working day: those who go on tomorrow ask again, with a token that still holds. */
const lifetimeMs = 8 * 3_600_000;

/**
 * A pass with which a browser gets one remote from an address of its own machine. It changes nothing in the shop; the
 * storefront takes it and gives the browser a cookie for it.
 * Errors: refuses (400) the shell and addresses of other machines, (404) a remote that is not live.
 */
export async function overridePass(
  store: Store,
  { env, remote, origin }: OverrideOptions,
): Promise<OverrideAnswer> {
  if (remote === 'shell')
    throw new ReleaseRefusal(
      400,
      'not_a_remote',
      'The shell cannot be replaced, only a remote: use a preview.',
    );
  if (!isLoopbackOrigin(origin))
    throw new ReleaseRefusal(
      400,
      'not_loopback',
      'The address is one of your own machine, such as http://localhost:3105, without a path.',
    );
  if (!(await readHead(store, env))?.revision.slots[remote])
    throw new ReleaseRefusal(
      404,
      'not_live',
      `${remote} is not live in ${env}, so there is nothing to replace.`,
    );
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const pass = signOverride({ env, remote, origin, expires }, await sharedSecret(store, 'override'));
  return { pass, expiresAt: expiresAt.toISOString() };
}
