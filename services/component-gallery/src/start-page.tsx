import { directionOf, splitLocale } from '@dana/contracts/locale';
import { UiProvider } from '@dana/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { ComponentGallery } from './component-gallery.tsx';
import { loadMessages } from './messages.ts';
import { forceTheme } from './theme/force-theme.ts';
import { readTheme } from './theme/theme.ts';

const basePath = '/dev/parts';

/** Starts the page in the language of its address: `/dev/parts/ar?theme=dark`. */
export async function startPage(): Promise<void> {
  const { locale = 'en' } = splitLocale(location.pathname.slice(basePath.length));
  const dir = directionOf(locale);
  Object.assign(document.documentElement, { lang: locale, dir });
  const theme = readTheme(location.search);
  forceTheme(document.styleSheets, theme);
  const i18n = await loadMessages(locale);
  document.title = i18n.t('title', { ns: 'parts' });
  const root = document.getElementById('parts');
  if (!root) throw new Error('The document has no #parts.');
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <UiProvider dir={dir}>
          <ComponentGallery theme={theme} />
        </UiProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}
