import type { Lang } from '../../http/context.ts';
import { html, type Html } from '../../pages/html-page.ts';
import { framed, inLang } from './frame.ts';
import { staffTexts } from './staff-texts.ts';

type SignIn = { lang: Lang; isWrong: boolean /** Where it leads. */; area: string };

/** Asks for a token; `isWrong` after one that is not good. */
export function signInPage({ lang, isWrong, area }: SignIn): Html {
  const texts = staffTexts[lang].signIn;
  const problem = isWrong ? html`<p class="problem" role="alert" id="problem">${texts.wrong}</p>` : html``;
  const described = isWrong ? html` aria-invalid="true" aria-describedby="problem"` : html``;
  const body = html`<main><form class="card stack" method="post" action="${inLang(`${area}/sign-in`, lang)}">
<h1>${texts.title}</h1>
<p class="muted">${texts.text}</p>
${problem}
<label>${texts.token}<input type="password" name="token" dir="ltr" autocomplete="off" required${described}></label>
<div class="actions"><button class="first">${texts.submit}</button></div>
</form></main>`;
  return framed({ lang, here: area, isSignedIn: false, body });
}
