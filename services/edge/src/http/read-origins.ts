/**
 * Origins of a setting, between commas: `https://a.example,http://localhost:3000`. None for nothing.
 * Errors: throws with a sentence that names the setting and the word that is no origin.
 */
export function readOrigins(name: string, text = ''): string[] {
  const origins = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const wrong = origins.find((word) => !isOrigin(word));
  if (wrong === undefined) return [...new Set(origins)];
  throw new Error(
    `${name} names "${wrong}"; it takes origins such as https://partner.example, with commas between.`,
  );
}

const isOrigin = (word: string): boolean =>
  URL.canParse(word) && /^https?:$/.test(new URL(word).protocol) && new URL(word).origin === word;
