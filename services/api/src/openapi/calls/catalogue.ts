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
import { callsOf } from '../api-call.ts';

/** The calls of the catalogue. */
export const catalogueCalls = callsOf(
  { tag: 'Catalogue', auth: 'none' },
  {
    getHome: {
      at: 'GET /home',
      summary:
        'What the home page is made of: sliders, banner, categories, collections; of the shop, or of one department.',
      query: homeQuerySchema,
      answer: homeAnswerSchema,
    },
    getCategories: {
      at: 'GET /categories',
      summary: 'The departments with their categories and most important brands.',
      answer: departmentsAnswerSchema,
    },
    getBrands: {
      at: 'GET /brands',
      summary: 'The brands.',
      answer: brandsAnswerSchema,
    },
    getCurrencies: {
      extension: 'currencies',
      at: 'GET /currencies',
      summary: 'The currencies that amounts can be asked in.',
      answer: currenciesAnswerSchema,
    },
    getProducts: {
      at: 'GET /products',
      summary: 'One page of the products that the filters match, with counts beside every filter.',
      query: productsQuerySchema,
      answer: productsAnswerSchema,
    },
    getProduct: {
      at: 'GET /products/{slug}',
      summary: 'A product with its variations and the counts of its stars.',
      answer: productAnswerSchema,
    },
    getRelatedProducts: {
      extension: 'related-products',
      at: 'GET /products/{slug}/related',
      summary: 'Products that are close to this one.',
      answer: productsAnswerSchema,
    },
    getReviews: {
      extension: 'reviews',
      at: 'GET /products/{slug}/reviews',
      summary: 'What shoppers wrote about a product, newest first.',
      auth: 'optional',
      query: pagingQuerySchema,
      answer: reviewsAnswerSchema,
    },
    writeReview: {
      extension: 'reviews',
      at: 'POST /products/{slug}/reviews',
      summary: 'Writes the shopper’s review of a product, in place of an earlier one.',
      auth: 'required',
      body: reviewInputSchema,
      answer: reviewAnswerSchema,
      status: 201,
      isLimited: true,
      takesIdempotencyKey: true,
    },
    getSuggestions: {
      extension: 'suggestions',
      at: 'GET /search/suggestions',
      summary: 'What a search field offers for what was typed so far.',
      query: suggestionsQuerySchema,
      answer: suggestionsAnswerSchema,
    },
    askForStock: {
      extension: 'stock-requests',
      at: 'POST /stock-requests',
      summary:
        'Asks for one email when what is out of stock is back. The answer does not reveal who waits already.',
      auth: 'optional',
      body: stockRequestInputSchema,
      answer: stockRequestAnswerSchema,
      isLimited: true,
      takesIdempotencyKey: true,
    },
  },
);
