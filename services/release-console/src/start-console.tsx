import { directionOf, splitLocale } from '@dana/contracts/locale';
import { type RenderLink, UiProvider } from '@dana/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { CallFailure } from './calls/release-call.ts';
import { ReleaseConsole } from './release-console.tsx';
import { loadMessages } from './messages.ts';

const basePath = '/_releases';

const withinPage: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

/** A refusal is an answer; only a server that did not answer is asked again. */
const isWorthAnotherTry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof CallFailure && (error.status === 0 || error.status >= 500);

/** Starts the page in the language of its address: `/_releases/ar/…`. */
export async function startConsole(): Promise<void> {
  const { locale = 'en' } = splitLocale(location.pathname.slice(basePath.length));
  const dir = directionOf(locale);
  Object.assign(document.documentElement, { lang: locale, dir });
  const i18n = await loadMessages(locale);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: isWorthAnotherTry, refetchOnWindowFocus: true } },
  });
  const root = document.getElementById('console');
  if (!root) throw new Error('The document has no #console.');
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <UiProvider dir={dir} renderLink={withinPage}>
          <QueryClientProvider client={queries}>
            <BrowserRouter basename={`${basePath}/${locale}`}>
              <ReleaseConsole />
            </BrowserRouter>
          </QueryClientProvider>
        </UiProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}
