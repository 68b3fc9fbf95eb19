import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { readRelease, signedFactsOf, type PublishedRelease } from '@dana/releases/log/releases';
import { previewParameter, readPreview } from '@dana/releases/log/signed-text';
import { falseWhenUnsigned } from '@dana/releases/signing/signatures';
import { sharedSecret } from '@dana/releases/store/store';
import { clientOf } from '@dana/server/request-client';
import { Hono, type Context } from 'hono';
import type { LocalCopy } from '../fallback-copy/local-copy.ts';
import type { AssertSigned } from '../fallback-copy/signed-releases.ts';
import { endOwnCookie, ownCookie } from '../http/cookies.ts';

export const previewCookieName = 'preview';
const previewCookie = { name: previewCookieName, sameSite: 'Lax' } as const;

export type Previews = {
  /** The releases that a preview names; `undefined` for one that is forged, over, not of this environment, or names what nobody signed. */
  resolve(text: string): Promise<Record<string, ReleaseManifest> | undefined>;
};

type PreviewsOptions = { store: LocalCopy; env: string; assertSigned: AssertSigned };

/** A cookie's life ends with the signature anyway; this only keeps it from staying without end. */
const lifetimeSeconds = 14 * 24 * 3600;

/** Follows preview links: a link sets a cookie, and every page is then made from the releases that it names. */
export function createPreviews({ store, env, assertSigned }: PreviewsOptions): Previews {
  const releases = new Map<string, PublishedRelease>();
  let secret: Promise<string> | undefined;

  async function load(remote: string, version: string): Promise<ReleaseManifest | undefined> {
    const name = `${remote}@${version}`;
    const known = releases.get(name) ?? (await readRelease(store, remote, version));
    if (known === undefined) return undefined;
    const { manifest, ref } = known;
    const facts = signedFactsOf(manifest, ref.manifestIntegrity);
    const isSigned = await assertSigned(facts).then(() => true, falseWhenUnsigned);
    if (!isSigned) return undefined;
    await store.fetchTree(manifest);
    releases.set(name, known);
    return manifest;
  }

  return {
    async resolve(text) {
      secret ??= sharedSecret(store, 'preview');
      secret.catch(() => {
        secret = undefined;
      });
      const content = readPreview(text, await secret);
      if (content?.env !== env) return undefined;
      const loaded = await Promise.all(
        Object.entries(content.remotes).map(async ([remote, version]) => [
          remote,
          await load(remote, version),
        ]),
      );
      const isWhole = loaded.every(([, manifest]) => manifest !== undefined);
      return isWhole ? Object.fromEntries(loaded) : undefined;
    },
  };
}

/** Any page with a preview link's parameter: sets its cookie (or ends it, with `end`) and goes on to the page without it. */
export function previewRoute(previews: Previews): Hono {
  const app = new Hono();
  app.get('*', async (c, next) => {
    const text = c.req.query(previewParameter);
    if (text === undefined || c.req.path.startsWith('/v1/') || c.req.path.startsWith('/api/')) return next();
    c.header('Cache-Control', 'no-store');
    // The link is a secret of those who have it: it must not travel on to other sites.
    c.header('Referrer-Policy', 'no-referrer');
    if (text !== 'end' && (await previews.resolve(text)) === undefined)
      return c.text('This preview link is not valid, or no longer. Ask for a new one.', 403);
    const { isSecure } = clientOf(c);
    const cookies =
      text === 'end'
        ? endOwnCookie(previewCookie, isSecure)
        : [ownCookie({ ...previewCookie, value: text, maxAge: lifetimeSeconds }, isSecure)];
    for (const line of cookies) c.header('Set-Cookie', line, { append: true });
    return c.redirect(addressWithout(c, previewParameter), 302);
  });
  return app;
}

function addressWithout(c: Context, parameter: string): string {
  const url = new URL(c.req.url);
  url.searchParams.delete(parameter);
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
