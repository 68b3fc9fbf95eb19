import { countsSchema } from '@dana/contracts/release/visit-counts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Decider } from '../../health/decider.ts';
import { readSignedText } from '../../reading/signed-text.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import { sharedSecret } from '../../store/shared-secret.ts';
import type { Store } from '../../store/store.ts';
import { healthOf } from '../health-view.ts';
import type { ReleaseAdmin } from '../release-admin.ts';
import type { Guard } from './principal.ts';

type RouteOptions = {
  store: Store;
  env: string;
  guard: Guard;
  adminOf: (c: Context, actor: string) => Pick<ReleaseAdmin, 'health'>;
  /** The one that judges `env`, where that is this process. */
  decider?: Pick<Decider, 'take' | 'state' | 'refresh'> | undefined;
};

/** What a storefront counts in a few seconds, when it is very busy. */
const largeBody = bodyLimit({
  maxSize: 2 * 1024 * 1024,
  onError: () => {
    throw new ReleaseRefusal(413, 'body_too_large', 'Counts have at most 2 MB.');
  },
});

/** How releases do, and the counts of storefronts by which they are judged. */
export function healthRoutes({ store, env: judged, guard, adminOf, decider }: RouteOptions): Hono {
  const app = new Hono();

  app.get('/v1/envs/:env/health', async (c) => {
    const { name } = await guard.known(c);
    const env = c.req.param('env');
    const isHere = decider && env === judged;
    // Who asks has just seen a change: it counts in the answer.
    if (isHere) await decider.refresh();
    const data = isHere ? healthOf(decider) : await adminOf(c, name).health(env);
    return c.json({ success: true, data });
  });

  // Signed with a key that lies in the store, so that a storefront needs no token of its own.
  app.post('/v1/counts', largeBody, async (c) => {
    const signed = readSignedText(await c.req.text(), await sharedSecret(store, 'counts'));
    if (signed === undefined)
      throw new ReleaseRefusal(
        401,
        'not_signed',
        'These counts are not signed by a storefront of this shop.',
      );
    const counts = countsSchema.safeParse(signed);
    if (!counts.success) throw new ReleaseRefusal(400, 'bad_counts', 'These are no counts of visits.');
    if (!decider || counts.data.env !== judged)
      throw new ReleaseRefusal(
        404,
        'not_the_judge',
        `This server does not judge ${counts.data.env.slice(0, 40)} (RELEASE_JUDGE, RELEASE_ENV).`,
      );
    decider.take(counts.data);
    return c.json({ success: true, data: {} });
  });

  return app;
}
