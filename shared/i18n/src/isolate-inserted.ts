const firstStrongIsolate = '⁨';
const popDirectionalIsolate = '⁩';
const needsNoIsolate = /^[\d.,\s–]*$/;

/**
 * How a value goes into a sentence. In Arabic each inserted text stands in a bidirectional isolate, or a Latin name
 * would shuffle the words around it. React escapes HTML itself, so nothing else is escaped here.
 * Source: Unicode UAX #9, explicit isolates (FSI … PDI).
 */
export function isolateInserted(locale: 'en' | 'ar'): (value: string) => string {
  if (locale === 'en') return (value) => value;
  return (value) =>
    needsNoIsolate.test(value) ? value : `${firstStrongIsolate}${value}${popDirectionalIsolate}`;
}
