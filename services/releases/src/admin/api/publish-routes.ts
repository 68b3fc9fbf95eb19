import { buffer } from 'node:stream/consumers';
import { type Context, Hono } from 'hono';
import { rcompare } from 'semver';
import { unpackMaps } from '../../publish/source-maps.ts';
import { unpackBuild } from '../../publish/unpack-build.ts';
import { publishedVersions } from '../../reading/releases.ts';
import { checkedDeployable, checkedVersion } from '../../store/key.ts';
import type { Store } from '../../store/store.ts';
import type { ReleaseAdmin } from '../release-admin.ts';
import { limitedBody } from './limited-body.ts';
import type { Guard } from './principal.ts';

type Admin = Pick<ReleaseAdmin, 'publish' | 'keepMaps' | 'releases'>;
type RouteOptions = {
  store: Store;
  env: string;
  guard: Guard;
  adminOf: (c: Context, actor: string) => Admin;
};

/** Compressed. Our largest build has 1.5 MB. */
const maxUploadBytes = 24 * 1024 * 1024;
/** Compressed, without the sources themselves. Those of our largest build have 0.5 MB. */
const maxMapsBytes = 12 * 1024 * 1024;

/** What is published: a build, its source maps, and which versions there are. `env`: the one that is meant where none is named. */
export function publishRoutes({ store, env: defaultEnv, guard, adminOf }: RouteOptions): Hono {
  const app = new Hono();

  app.put('/v1/remotes/:remote/releases/:version', async (c) => {
    const remote = checkedDeployable(c.req.param('remote'));
    const version = checkedVersion(c.req.param('version'));
    const { env = defaultEnv, dryRun, force, reason } = c.req.query();
    const isDryRun = dryRun === '1';
    const { name } = await guard.allowed(c, isDryRun ? 'check' : 'publish', [remote]);
    const build = await unpackBuild(remote, version, limitedBody(c, maxUploadBytes));
    const answer = await adminOf(c, name).publish(build, { env, isDryRun, force: force === '1', reason });
    return c.json({ success: true, data: answer }, answer.outcome === 'published' ? 201 : 200);
  });

  app.put('/v1/remotes/:remote/releases/:version/maps', async (c) => {
    const remote = checkedDeployable(c.req.param('remote'));
    const version = checkedVersion(c.req.param('version'));
    const { name } = await guard.allowed(c, 'publish', [remote]);
    const bytes = await buffer(limitedBody(c, maxMapsBytes));
    const answer = await adminOf(c, name).keepMaps({ remote, version }, () => unpackMaps(bytes));
    return c.json({ success: true, data: answer });
  });

  app.get('/v1/remotes/:remote/releases', async (c) => {
    const remote = checkedDeployable(c.req.param('remote'));
    await guard.known(c);
    const versions = (await publishedVersions(store, remote)).toSorted(rcompare);
    return c.json({ success: true, data: { remote, versions } });
  });

  app.get('/v1/remotes/:remote/published', async (c) => {
    const remote = checkedDeployable(c.req.param('remote'));
    const { name } = await guard.known(c);
    return c.json({ success: true, data: await adminOf(c, name).releases(remote) });
  });

  return app;
}
