import { pagingQuerySchema } from '@dana/contracts/api/paging';
import { brandsAnswerSchema } from '@dana/contracts/api/brand';
import { departmentsAnswerSchema } from '@dana/contracts/api/category';
import { currenciesAnswerSchema } from '@dana/contracts/api/currency';
import { homeAnswerSchema, homeQuerySchema } from '@dana/contracts/api/home';
import { productsAnswerSchema, productsQuerySchema } from '@dana/contracts/api/listing';
import { productAnswerSchema } from '@dana/contracts/api/product';
import { reviewAnswerSchema, reviewInputSchema, reviewsAnswerSchema } from '@dana/contracts/api/review';
import { suggestionsAnswerSchema, suggestionsQuerySchema } from '@dana/contracts/api/suggestion';
import { stockRequestAnswerSchema, stockRequestInputSchema } from '@dana/contracts/api/stock-request';
import type { ApiCall } from '../api-call.ts';

/** The calls of the catalogue. */
export const catalogueCalls: readonly ApiCall[] = [
  {
    id: 'getHome',
    method: 'GET',
    path: '/home',
    tag: 'Catalogue',
    summary:
      'What the home page is made of: sliders, banner, categories, collections; of the shop, or of one department.',
    auth: 'none',
    query: homeQuerySchema,
    answer: homeAnswerSchema,
    status: 200,
  },
  {
    id: 'getCategories',
    method: 'GET',
    path: '/categories',
    tag: 'Catalogue',
    summary: 'The departments with their categories and most important brands.',
    auth: 'none',
    answer: departmentsAnswerSchema,
    status: 200,
  },
  {
    id: 'getBrands',
    method: 'GET',
    path: '/brands',
    tag: 'Catalogue',
    summary: 'The brands.',
    auth: 'none',
    answer: brandsAnswerSchema,
    status: 200,
  },
  {
    id: 'getCurrencies',
    extension: 'currencies',
    method: 'GET',
    path: '/currencies',
    tag: 'Catalogue',
    summary: 'The currencies that amounts can be asked in.',
    auth: 'none',
    answer: currenciesAnswerSchema,
    status: 200,
  },
  {
    id: 'getProducts',
    method: 'GET',
    path: '/products',
    tag: 'Catalogue',
    summary: 'One page of the products that the filters match, with counts beside every filter.',
    auth: 'none',
    query: productsQuerySchema,
    answer: productsAnswerSchema,
    status: 200,
  },
  {
    id: 'getProduct',
    method: 'GET',
    path: '/products/{slug}',
    tag: 'Catalogue',
    summary: 'A product with its variations and the counts of its stars.',
    auth: 'none',
    answer: productAnswerSchema,
    status: 200,
  },
  {
    id: 'getRelatedProducts',
    extension: 'related-products',
    method: 'GET',
    path: '/products/{slug}/related',
    tag: 'Catalogue',
    summary: 'Products that are close to this one.',
    auth: 'none',
    answer: productsAnswerSchema,
    status: 200,
  },
  {
    id: 'getReviews',
    extension: 'reviews',
    method: 'GET',
    path: '/products/{slug}/reviews',
    tag: 'Catalogue',
    summary: 'What shoppers wrote about a product, newest first.',
    auth: 'optional',
    query: pagingQuerySchema,
    answer: reviewsAnswerSchema,
    status: 200,
  },
  {
    id: 'writeReview',
    extension: 'reviews',
    method: 'POST',
    path: '/products/{slug}/reviews',
    tag: 'Catalogue',
    summary: 'Writes the shopper’s review of a product, in place of an earlier one.',
    auth: 'required',
    body: reviewInputSchema,
    answer: reviewAnswerSchema,
    status: 201,
    isLimited: true,
    takesIdempotencyKey: true,
  },
  {
    id: 'getSuggestions',
    extension: 'suggestions',
    method: 'GET',
    path: '/search/suggestions',
    tag: 'Catalogue',
    summary: 'What a search field offers for what was typed so far.',
    auth: 'none',
    query: suggestionsQuerySchema,
    answer: suggestionsAnswerSchema,
    status: 200,
  },
  {
    id: 'askForStock',
    extension: 'stock-requests',
    method: 'POST',
    path: '/stock-requests',
    tag: 'Catalogue',
    summary:
      'Asks for one letter when what is out of stock is back. The answer does not reveal who waits already.',
    auth: 'optional',
    body: stockRequestInputSchema,
    answer: stockRequestAnswerSchema,
    status: 200,
    isLimited: true,
    takesIdempotencyKey: true,
  },
];
