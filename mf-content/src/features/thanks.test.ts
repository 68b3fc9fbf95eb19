import { expect, it } from 'vitest';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

const texts = { en, ar };
const languages = ['en', 'ar'] as const;

it.each(languages)(
  'thanks for a message in "%s" promise no email, because a suspect message and a sixth one of a day get none',
  (locale) => {
    const { thanks } = texts[locale].contact;
    for (const said of [thanks.title, thanks.text, thanks.text_timed])
      expect(said).not.toMatch(/confirm|sent you|تأكيد|ستصلك/i);
  },
);

it.each(languages)(
  'who asks for the newsletter in "%s" is told of a link for a subscription that is not confirmed yet, because others get no email',
  (locale) => expect(texts[locale].newsletter.thanks).toMatch(/if .+ not confirmed yet|إن لم .+ مؤكدًا بعد/),
);
