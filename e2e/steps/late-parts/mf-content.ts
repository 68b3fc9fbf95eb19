import type { Page } from '@playwright/test';
import { withoutPictures } from '../without-pictures.ts';
import { main, type Visit } from './visit.ts';

const content = 'content';

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name }).first();

export const contentVisits: readonly Visit[] = [
  {
    path: '/blog-details',
    parts: [
      {
        name: 'mf-content CommentForm',
        seen: (page, { texts }) => field(page, texts(content, 'comments.fields.text')),
      },
    ],
  },
  {
    path: '/',
    prepare: withoutPictures,
    parts: [
      {
        name: 'mf-content NewsletterForm',
        seen: (page, { texts }) =>
          page
            .getByRole('textbox', { name: texts(content, 'newsletter.email') })
            .filter({ visible: true })
            .first(),
      },
    ],
  },
  {
    path: '/contact',
    parts: [
      {
        name: 'mf-content ContactForm',
        seen: (page, { texts }) => field(page, texts(content, 'contact.fields.message')),
      },
    ],
  },
];
