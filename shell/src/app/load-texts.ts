import type { Locale } from '@dana/contracts/locale';
import type { TextBundle } from '@dana/i18n';
import { createLateSource } from '@dana/runtime';

type Bundle = { default: TextBundle };

const files: Record<Locale, () => Promise<Bundle>> = {
  en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
  ar: () => import(/* webpackChunkName: "locale-ar" */ '../locales/ar.json'),
};

/** The shell's own texts. Rejects when they did not come in several tries: without words there is no page. */
export function loadTexts(locale: Locale): Promise<Bundle> {
  const source = createLateSource(files[locale]);
  return new Promise((resolve, reject) => {
    source.subscribe(() => {
      const loss = source.loss();
      if (loss) reject(loss.error);
    });
    void source.whenThere().then(resolve);
    source.ask();
  });
}
