import { extensionsAnswerSchema } from '@dana/contracts/api/extensions';
import { pagingQuerySchema } from '@dana/contracts/api/paging';
import { advertsAnswerSchema } from '@dana/contracts/api/advert';
import { commentAnswerSchema, commentInputSchema, commentsAnswerSchema } from '@dana/contracts/api/comment';
import { contactFormInputSchema, newsletterInputSchema } from '@dana/contracts/api/contact';
import { couponsAnswerSchema } from '@dana/contracts/api/coupon';
import { doneSchema } from '@dana/contracts/api/envelope';
import { pageAnswerSchema, pagesAnswerSchema } from '@dana/contracts/api/page';
import { postAnswerSchema, postsAnswerSchema, postsQuerySchema } from '@dana/contracts/api/post';
import { shopAnswerSchema, shopQuerySchema } from '@dana/contracts/api/shop';
import { callsOf } from '../api-call.ts';

/** The calls of pages, articles, offers, adverts and messages. */
export const contentCalls = callsOf(
  { tag: 'Content', auth: 'none' },
  {
    getExtensions: {
      at: 'GET /extensions',
      summary: 'What this API has beyond the calls of every shop.',
      answer: extensionsAnswerSchema,
    },
    getShop: {
      at: 'GET /shop',
      extension: 'shop',
      summary: 'What the shop says of itself, in both languages, with its mark and icons.',
      query: shopQuerySchema,
      answer: shopAnswerSchema,
    },
    getPages: {
      at: 'GET /page',
      summary: 'The titles of the content pages.',
      answer: pagesAnswerSchema,
    },
    getPage: {
      at: 'GET /page/{slug}',
      summary: 'A content page.',
      answer: pageAnswerSchema,
    },
    getPosts: {
      extension: 'posts',
      at: 'GET /posts',
      summary: 'The articles of the blog, newest first.',
      query: postsQuerySchema,
      answer: postsAnswerSchema,
    },
    getPost: {
      extension: 'posts',
      at: 'GET /posts/{slug}',
      summary: 'An article.',
      answer: postAnswerSchema,
    },
    getComments: {
      extension: 'posts',
      at: 'GET /posts/{slug}/comments',
      summary: 'The comments on an article that may be read, oldest first.',
      query: pagingQuerySchema,
      answer: commentsAnswerSchema,
    },
    writeComment: {
      extension: 'posts',
      at: 'POST /posts/{slug}/comments',
      summary: 'Comments on an article: 202 when somebody reads the comment before it is shown.',
      auth: 'optional',
      body: commentInputSchema,
      answer: commentAnswerSchema,
      status: [201, 202],
      isLimited: true,
      takesIdempotencyKey: true,
    },
    getCoupons: {
      extension: 'coupons',
      at: 'GET /coupons',
      summary: 'The offers with a code, running ones first.',
      answer: couponsAnswerSchema,
    },
    getAdverts: {
      at: 'GET /ads',
      summary: 'The active adverts, highest priority first.',
      answer: advertsAnswerSchema,
    },
    subscribe: {
      at: 'POST /newsletter/subscribe',
      summary: 'Subscribes to the newsletter. The answer does not reveal whether the address was known.',
      auth: 'optional',
      body: newsletterInputSchema,
      answer: doneSchema,
      isLimited: true,
      takesIdempotencyKey: true,
    },
    sendMessage: {
      at: 'POST /contact-form',
      summary: 'Sends the shop a message.',
      auth: 'optional',
      body: contactFormInputSchema,
      answer: doneSchema,
      isLimited: true,
      takesIdempotencyKey: true,
    },
  },
);
