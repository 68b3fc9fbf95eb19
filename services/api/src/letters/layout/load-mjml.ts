import { createRequire } from 'node:module';

// What is used of MJML 5, whose published types are those of an older release. Its packages are CommonJS.
type Made = { html: string; errors: { formattedMessage: string }[] };
type Settings = { validationLevel: 'soft'; fonts: object; keepComments: boolean };
type Core = { default: (markup: string, settings: Settings & { presets: unknown[] }) => Promise<Made> };

let made: ((markup: string) => Promise<Made>) | undefined;

/** MJML, loaded with the first letter: it is large, and most of what runs the API's code sends none. */
export function loadMjml(): (markup: string) => Promise<Made> {
  if (made) return made;
  const require = createRequire(import.meta.url);
  const core = require('mjml-core') as Core;
  const preset: unknown = require('mjml-preset-core');
  made = (markup) =>
    core.default(markup, {
      presets: [preset],
      validationLevel: 'soft',
      // No typeface is fetched from anywhere.
      fonts: {},
      keepComments: false,
    });
  return made;
}
