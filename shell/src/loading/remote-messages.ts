import type { i18n } from 'i18next';
import type { Locale } from '@dana/contracts/locale';
import type { TextBundle } from '@dana/i18n';

/** The namespace of a remote's messages: its name without `mf-`. */
export function namespaceOf(remote: string): string {
  return remote.replace(/^mf-/, '');
}

/** What was given to a document's messages, by namespace: of one version, as a rule. */
const given = new WeakMap<i18n, Map<string, TextBundle[]>>();

/**
 * Gives a remote's messages to the document's one instance; a second time changes nothing. Those of another version join them:
 * parts of the version before may still be shown.
 */
export function addMessages(
  { i18n, locale }: { i18n: i18n; locale: Locale },
  remote: string,
  bundle: TextBundle | undefined,
): void {
  const namespace = namespaceOf(remote);
  const known = given.get(i18n) ?? new Map<string, TextBundle[]>();
  const before = known.get(namespace) ?? [];
  if (!bundle || before.includes(bundle)) return;
  const bundles = [...before, bundle];
  given.set(i18n, known.set(namespace, bundles));
  i18n.addResourceBundle(locale, namespace, bundles.reduce(joined));
}

function joined(before: TextBundle, after: TextBundle): TextBundle {
  const entries = Object.entries(after).map(([key, value]) => {
    const known = before[key];
    return [key, isGroup(known) && isGroup(value) ? joined(known, value) : value];
  });
  return { ...before, ...Object.fromEntries(entries) };
}

const isGroup = (value: unknown): value is TextBundle => typeof value === 'object' && value !== null;
