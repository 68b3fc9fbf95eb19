import { acceptedEncodings } from '@dana/server/accepted-encodings';
import { pageSetHeader } from '@dana/contracts/offline';
import type { Context } from 'hono';
import { commonHeaders, strictTransport } from '@dana/server/common-headers';
import type { SentDocument } from '../cache/documents.ts';
import type { Form, KeptDocument } from '../cache/kept-document.ts';
import { clientOf } from '@dana/server/request-client';
import type { ReleaseAnswer } from '../session/release-request.ts';
import { timingNow } from '../http/timing-now.ts';

/** What an answer says in addition to the document. */
export type Sending = Pick<ReleaseAnswer, 'stale' | 'setCookie'> & {
  /** Which pages may be shown beside it (`page-set.ts`). */
  pageSet: string;
  /** Everybody who asks for this address gets this document, whatever their cookies are. */
  isShared: boolean;
  /** For reports of this document; undefined while there is none. */
  token: string | undefined;
};

/** How long a shared cache may keep a document, and go on with it while it asks for the next or cannot. Unit: seconds. */
const shared = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=86400';
const sharedStale = 'public, max-age=0, s-maxage=2, stale-if-error=86400';

/** The form of a document that this client takes best. */
export const formFor = (c: Context): Form => acceptedEncodings(c.req.header('accept-encoding'))[0] ?? 'plain';

/** Sends a document in a form that it has, or says that the client has it already. */
export function sendKept(
  c: Context,
  sent: Pick<SentDocument, 'document' | 'ageMs' | 'isStale'>,
  form: Form,
  sending: Sending,
): Response {
  const { document } = sent;
  const headers = keptHeaders(c, sent, tagOf(document, form), sending);
  headers['Content-Security-Policy'] = document.policy;
  // By the hash of the HTML: it is the same document in whatever form the client has it.
  if (c.req.header('if-none-match')?.includes(document.hash))
    return new Response(null, { status: 304, headers });
  // The cast: these bytes are never in shared memory, which the type allows and a body does not.
  const bytes = document.forms[form] as Uint8Array<ArrayBuffer>;
  headers['Content-Type'] = 'text/html; charset=utf-8';
  headers['Content-Length'] = String(bytes.byteLength);
  if (form !== 'plain') headers['Content-Encoding'] = form;
  return new Response(bytes, { headers });
}

/** What is said of a kept document and of its payload alike. */
export function keptHeaders(
  c: Context,
  { ageMs, isStale }: Pick<SentDocument, 'ageMs' | 'isStale'>,
  etag: string,
  { isShared, token, stale, setCookie, pageSet }: Sending,
): Record<string, string> {
  const age = `age;dur=${Math.round(ageMs)}, ${timingNow()}`;
  return {
    ...commonHeaders,
    ...(clientOf(c).isSecure && strictTransport),
    'Cache-Control': isShared ? (isStale ? sharedStale : shared) : 'private, no-cache',
    Vary: isShared ? 'Accept-Encoding' : 'Accept-Encoding, Cookie',
    ETag: etag,
    [pageSetHeader]: pageSet,
    'Server-Timing': token === undefined ? age : `${age}, ${token}`,
    ...(isStale && { 'X-Document-State': 'stale' }),
    ...(stale !== undefined && { 'X-Release-State': `stale; revision=${stale}` }),
    ...(setCookie !== undefined && { 'Set-Cookie': setCookie }),
  };
}

/** Different for different bytes. */
const tagOf = ({ hash, isBest }: KeptDocument, form: Form): string =>
  `"${hash}-${form}${form === 'br' && isBest ? '-best' : ''}"`;
