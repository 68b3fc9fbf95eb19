import { expect, it } from 'vitest';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';

it.each([
  [en.stockRequest.mailed, /if .+ not confirmed .+ yet/],
  [ar.stockRequest.mailed, /إن لم تؤكد .+ بعد/],
])(
  'who asks for a product that they confirmed before is sent to no email, because none was written: %s',
  (said, condition) => expect(said).toMatch(condition),
);
