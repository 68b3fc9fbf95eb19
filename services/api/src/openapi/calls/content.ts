import { advertsAnswerSchema } from '@dana/contracts/api/advert';
import { commentAnswerSchema, commentInputSchema, commentsAnswerSchema } from '@dana/contracts/api/comment';
import { contactFormInputSchema, newsletterInputSchema } from '@dana/contracts/api/contact';
import { couponsAnswerSchema } from '@dana/contracts/api/coupon';
import { doneSchema } from '@dana/contracts/api/envelope';
import { pageAnswerSchema, pagesAnswerSchema } from '@dana/contracts/api/page';
import { postAnswerSchema, postsAnswerSchema } from '@dana/contracts/api/post';
import * as z from 'zod/mini';
import type { ApiCall } from '../api-call.ts';
import { paging } from './paging.ts';

const text = z.string();

/** The calls of pages, articles, offers, adverts and letters. */
export const contentCalls: readonly ApiCall[] = [
  {
    id: 'getPages',
    method: 'GET',
    path: '/page',
    tag: 'Content',
    summary: 'The titles of the content pages.',
    auth: 'none',
    answer: pagesAnswerSchema,
    status: 200,
  },
  {
    id: 'getPage',
    method: 'GET',
    path: '/page/{slug}',
    tag: 'Content',
    summary: 'A content page.',
    auth: 'none',
    answer: pageAnswerSchema,
    status: 200,
  },
  {
    id: 'getPosts',
    method: 'GET',
    path: '/posts',
    tag: 'Content',
    summary: 'The articles of the blog, newest first.',
    auth: 'none',
    query: z.object({
      ...paging,
      category: z.optional(text),
      tag: z.optional(text),
      search: z.optional(text),
    }),
    answer: postsAnswerSchema,
    status: 200,
  },
  {
    id: 'getPost',
    method: 'GET',
    path: '/posts/{slug}',
    tag: 'Content',
    summary: 'An article.',
    auth: 'none',
    answer: postAnswerSchema,
    status: 200,
  },
  {
    id: 'getComments',
    method: 'GET',
    path: '/posts/{slug}/comments',
    tag: 'Content',
    summary: 'The comments on an article that may be read, oldest first.',
    auth: 'none',
    query: z.object(paging),
    answer: commentsAnswerSchema,
    status: 200,
  },
  {
    id: 'writeComment',
    method: 'POST',
    path: '/posts/{slug}/comments',
    tag: 'Content',
    summary: 'Comments on an article: 202 when somebody reads the comment before it is shown.',
    auth: 'optional',
    body: commentInputSchema,
    answer: commentAnswerSchema,
    status: [201, 202],
    isLimited: true,
  },
  {
    id: 'getCoupons',
    method: 'GET',
    path: '/coupons',
    tag: 'Content',
    summary: 'The offers with a code, running ones first.',
    auth: 'none',
    answer: couponsAnswerSchema,
    status: 200,
  },
  {
    id: 'getAdverts',
    method: 'GET',
    path: '/ads',
    tag: 'Content',
    summary: 'The active adverts, highest priority first.',
    auth: 'none',
    answer: advertsAnswerSchema,
    status: 200,
  },
  {
    id: 'subscribe',
    method: 'POST',
    path: '/newsletter/subscribe',
    tag: 'Content',
    summary: 'Subscribes to the newsletter. The answer does not tell whether the address was known.',
    auth: 'optional',
    body: newsletterInputSchema,
    answer: doneSchema,
    status: 200,
    isLimited: true,
  },
  {
    id: 'sendMessage',
    method: 'POST',
    path: '/contact-form',
    tag: 'Content',
    summary: 'Sends the shop a message.',
    auth: 'optional',
    body: contactFormInputSchema,
    answer: doneSchema,
    status: 200,
    isLimited: true,
  },
];
