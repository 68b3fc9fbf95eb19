import type { Locale } from '@dana/contracts/locale';
import type { TextBundle, TextsInstance } from '@dana/i18n';

/** The namespace of a remote's texts: its name without `mf-`. */
export function namespaceOf(remote: string): string {
  return remote.replace(/^mf-/, '');
}

/** Gives a remote's texts to the document's one instance; a second time changes nothing. */
export function addTexts(
  { texts, locale }: { texts: TextsInstance; locale: Locale },
  remote: string,
  bundle: TextBundle | undefined,
): void {
  const namespace = namespaceOf(remote);
  if (bundle && !texts.hasResourceBundle(locale, namespace))
    texts.addResourceBundle(locale, namespace, bundle);
}
