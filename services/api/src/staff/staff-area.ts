import type { StaffScope } from '@dana/contracts/api/staff-order';
import { type Context, Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { readBytes } from '../http/read-input.ts';
import { answerPage, html } from '../pages/html-page.ts';
import {
  allows,
  dropStaffCookie,
  findStaff,
  isFromHere,
  keepStaffCookie,
  readStaffCookie,
  type StaffMember,
} from './tokens/staff-tokens.ts';
import { framed, inLang, signInPage, staffMessages } from './pages/frame.ts';
import { staffStyle } from './pages/staff-style.ts';

const bodyBytesMax = 8192;

type Area = {
  /** Where it is. */
  path: string;
  /** What a token must allow to see it. */
  scope: StaffScope;
  /** What the page that is not there is called. */
  unknown: (lang: 'en' | 'ar') => string;
};

/** Pages of the staff that work without scripts: who may see them, and what every form of theirs passes. */
export function staffArea(deps: ApiDeps, { path, scope, unknown }: Area) {
  async function signedIn(c: Context<ApiEnv>): Promise<StaffMember | null> {
    const staff = await findStaff(deps.db, readStaffCookie(c), deps.now());
    return staff && allows(staff, scope) ? staff : null;
  }

  function askToSignIn(c: Context<ApiEnv>, isWrong = false): Promise<Response> {
    const lang = c.get('lang');
    const body = signInPage({ lang, isWrong, area: path });
    return answerPage(c, {
      lang,
      title: staffMessages[lang].signIn.title,
      body,
      style: staffStyle,
      status: 401,
    });
  }

  function refuse(c: Context<ApiEnv>, text: string, status: 403 | 404): Promise<Response> {
    const lang = c.get('lang');
    const { refused } = staffMessages[lang];
    const title = status === 404 ? unknown(lang) : refused.title;
    const body = framed({
      lang,
      here: path,
      isSignedIn: false,
      body: html`<main><div class="card"><h1>${title}</h1><p>${text}</p><p class="actions"><a class="button first" href="${inLang(path, lang)}">${refused.back}</a></p></div></main>`,
    });
    return answerPage(c, { lang, title, body, style: staffStyle, status });
  }

  async function readForm(c: Context<ApiEnv>): Promise<Record<string, string>> {
    const bytes = await readBytes(c, bodyBytesMax, 'body_too_large');
    return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
  }

  /** Who sent a form, and what it says; or the page that says why it is not taken. `mayWrite`: what a token must allow. */
  async function readStaffForm(
    c: Context<ApiEnv>,
    mayWrite: StaffScope,
  ): Promise<Response | { staff: StaffMember; form: Record<string, string> }> {
    const { refused, order } = staffMessages[c.get('lang')];
    if (!isFromHere(c, deps.publicOrigin)) return refuse(c, refused.origin, 403);
    const staff = await signedIn(c);
    if (!staff) return askToSignIn(c);
    if (!allows(staff, mayWrite)) return refuse(c, order.readOnly, 403);
    return { staff, form: await readForm(c) };
  }

  const app = new Hono<ApiEnv>()
    .post('/sign-in', async (c) => {
      if (!isFromHere(c, deps.publicOrigin))
        return refuse(c, staffMessages[c.get('lang')].refused.origin, 403);
      const { token = '' } = await readForm(c);
      const staff = await findStaff(deps.db, token.trim(), deps.now());
      if (!staff || !allows(staff, scope)) return askToSignIn(c, true);
      keepStaffCookie(c, token.trim(), deps.publicOrigin);
      return c.redirect(inLang(path, c.get('lang')), 303);
    })
    .post('/sign-out', (c) => {
      if (isFromHere(c, deps.publicOrigin)) dropStaffCookie(c, deps.publicOrigin);
      return c.redirect(inLang(path, c.get('lang')), 303);
    });
  app.onError((error, c) => {
    if (error instanceof ApiFailure && error.status === 404) return refuse(c, unknown(c.get('lang')), 404);
    throw error;
  });
  return { app, signedIn, askToSignIn, readStaffForm };
}
