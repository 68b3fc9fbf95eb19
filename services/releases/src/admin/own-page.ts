import { ReleaseRefusal } from '../store/refusal.ts';

/** The address of a page of the shop. Errors: refuses (400) what leads elsewhere. */
export function ownPage(path: string, publicOrigin: string): URL {
  const url = new URL(path, publicOrigin);
  if (path.startsWith('/') && url.origin === new URL(publicOrigin).origin) return url;
  throw new ReleaseRefusal(400, 'bad_path', 'path is a page of this shop, for example /en/shop.');
}
