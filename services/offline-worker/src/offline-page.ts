import { keptPages } from './keep-page.ts';
import { settings } from './settings.ts';

/** Where the list of pages stands in the server's text. */
const place = '<!--seen-->';

/** The page in the place of one that was never seen: what can be read without a connection, in the language of the address. */
export async function offlinePage(pathname: string): Promise<Response> {
  const { offlinePages, offlinePolicy } = settings();
  const locale = pathname.startsWith('/ar') ? 'ar' : 'en';
  const pages = (await keptPages().catch(() => [])).filter(
    ({ address }) => /^\/(en|ar)/.exec(address)?.[1] === locale,
  );
  const [before = '', words = '', after = ''] = offlinePages[locale].split(place);
  const list = pages.map(
    ({ address, title }) => `<li><a href="${escaped(address)}">${escaped(title)}</a></li>`,
  );
  const body = list.length > 0 ? `${words}<ul>${list.join('')}</ul>` : '';
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': offlinePolicy };
  return new Response(before + body + after, { status: 503, headers });
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
