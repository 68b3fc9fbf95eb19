/** How the worker takes part in a request; `none`: not at all. */
export type RequestKind = 'page' | 'file' | 'picture' | 'data' | 'none';

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers' | 'cache'>;

/** Calls that are somebody's own, whatever their answers say. */
const ownCalls =
  /^\/api\/(?:carts?|checkout|orders?|track|profile|address|favorites|session|login|logout|register)/;

/**
 * Sorts a request by what it asks for. Whatever is not known here goes its way without the worker.
 * @param filesOrigin – where released files are, when that is another host.
 */
export function kindOf(request: Asked, origin: string, filesOrigin = origin): RequestKind {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET') return 'none';
  if (asked === filesOrigin && pathname.startsWith('/assets/')) return 'file';
  if (asked !== origin) return 'none';
  // The shop's own pages; what people of the shop use, and pages of the bank, are never kept.
  if (request.mode === 'navigate')
    return /^\/(?:en|ar)(?:\/|$)/.test(pathname) || pathname === '/' ? 'page' : 'none';
  if (request.destination === 'image') return 'picture';
  if (request.cache === 'no-store' || request.headers.has('Authorization')) return 'none';
  if (/^\/(?:page-data|compositions)\//.test(pathname)) return 'data';
  return pathname.startsWith('/api/') && !ownCalls.test(pathname) ? 'data' : 'none';
}

/** Whether an answer may be kept: a whole one that nobody calls somebody's own, of this origin or, for files, of the one that lets it be read. */
export function mayKeep(
  answer: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
  types: readonly ResponseType[] = ['basic'],
): boolean {
  const { status, type, redirected, headers } = answer;
  const isOwn = /no-store|private/.test(headers.get('Cache-Control') ?? '');
  return status === 200 && types.includes(type) && !redirected && !isOwn;
}
