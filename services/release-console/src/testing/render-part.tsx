import type { Locale } from '@dana/contracts/locale';
import { type RenderLink, UiProvider } from '@dana/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { loadMessages } from '../messages.ts';

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

/** Renders a part of the console at an address of it. @returns its messages, a person, where the page is, and what it has read. */
export async function renderPart(part: ReactNode, { at = '/', locale = 'en' as Locale } = {}) {
  const i18n = await loadMessages(locale);
  const place = { address: at };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Place() {
    const { pathname, search } = useLocation();
    place.address = pathname + search;
    return null;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider dir={locale === 'ar' ? 'rtl' : 'ltr'} renderLink={renderLink}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[at]}>
            {part}
            <Place />
          </MemoryRouter>
        </QueryClientProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  const t = (key: string, values?: Record<string, unknown>): string =>
    i18n.t(key, { ns: 'releases', ...values });
  return { t, user: userEvent.setup(), place, queries };
}
