import type { NoteFailure } from '../health/failed-renders.ts';
import type { VisitTokens } from '../health/visit-tokens.ts';
import type { Documents } from '../cache/documents.ts';
import type { AskExistence } from '../proxy/page-exists.ts';
import type { ReadForVisitor } from '../proxy/read-for-visitor.ts';
import { defaultCurrency, isReadForVisitors } from '../cache/page-to-keep.ts';
import type { RenderRequest } from '@dana/releases/rendering/messages';
import type { ReleaseAnswer, ReleaseResolver } from '../session/release-request.ts';
import type { PageMaking } from './make-page.ts';
import { pageSetOf } from './page-set.ts';
import type { Sending } from './send-kept.ts';

/** What pages and their payloads are made and answered with. */
export type DocumentOptions = PageMaking & {
  /** The releases that this request is answered with; undefined before anything is released. */
  resolve: ReleaseResolver;
  /** A token for the answer of a document that was made from this composition, so that its page can report. */
  sign?: VisitTokens['sign'] | undefined;
  /** Says that the page of a document could not be made. */
  noteFailure?: NoteFailure | undefined;
  /** Keeps what is public; without it each request is rendered. */
  documents?: Documents | undefined;
  /** Whether a personal page is there for a visitor; without it each is. */
  askExistence?: AskExistence | undefined;
  /** Reads what a visitor's own documents begin with; without it they begin as everybody's. */
  readForVisitor?: ReadForVisitor | undefined;
};

/** What the answer to this request says in addition to the document. */
export const sendingOf = (
  { sign }: DocumentOptions,
  { composition, isShared, stale, setCookie }: ReleaseAnswer,
  { currency, path }: RenderRequest,
): Sending => ({
  isShared: isShared && currency === defaultCurrency && !isReadForVisitors(composition, path),
  token: sign?.(composition),
  stale,
  setCookie,
  pageSet: pageSetOf(composition, currency),
});
