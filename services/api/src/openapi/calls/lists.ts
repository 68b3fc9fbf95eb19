import { addressAnswerSchema, addressesAnswerSchema, newAddressSchema } from '@dana/contracts/api/address';
import { doneSchema } from '@dana/contracts/api/envelope';
import {
  favoriteAnswerSchema,
  favoriteInputSchema,
  favoritesAnswerSchema,
} from '@dana/contracts/api/favorite';
import { priceLettersAnswerSchema, priceLettersInputSchema } from '@dana/contracts/api/price-letters';
import { callsOf } from '../api-call.ts';

const addressInPath = { kind: 'address', in: 'path', name: 'address' } as const;

/** The calls of what a shopper keeps: addresses, favourites, and emails about their prices. */
export const listCalls = callsOf(
  { tag: 'Account', auth: 'required' },
  {
    getAddresses: {
      extension: 'addresses',
      at: 'GET /addresses',
      summary: 'The shopper’s addresses, the default one first.',
      answer: addressesAnswerSchema,
    },
    addAddress: {
      extension: 'addresses',
      at: 'POST /addresses',
      summary: 'Saves an address; the first becomes the default.',
      body: newAddressSchema,
      answer: addressAnswerSchema,
      status: 201,
      takesIdempotencyKey: true,
    },
    editAddress: {
      extension: 'addresses',
      at: 'POST /addresses/{address}',
      summary: 'Changes an address.',
      body: newAddressSchema,
      answer: addressAnswerSchema,
      reaches: [addressInPath],
      takesIdempotencyKey: true,
    },
    makeDefaultAddress: {
      extension: 'addresses',
      at: 'POST /addresses/{address}/default',
      summary: 'Makes an address the one that is chosen first.',
      answer: addressAnswerSchema,
      reaches: [addressInPath],
      takesIdempotencyKey: true,
    },
    removeAddress: {
      extension: 'addresses',
      at: 'DELETE /addresses/{address}',
      summary: 'Removes an address; another one becomes the default if need be.',
      answer: doneSchema,
      reaches: [addressInPath],
      takesIdempotencyKey: true,
    },
    getFavorites: {
      at: 'GET /favorites',
      summary: 'The shopper’s wishlist, newest first.',
      answer: favoritesAnswerSchema,
    },
    addFavorite: {
      at: 'POST /favorites',
      summary: 'Puts a product on the wishlist; the same one twice is the same favourite.',
      body: favoriteInputSchema,
      answer: favoriteAnswerSchema,
      status: 201,
      takesIdempotencyKey: true,
    },
    removeFavorite: {
      at: 'DELETE /favorites/{favorite}',
      summary: 'Takes a product off the wishlist, by the favourite’s own id.',
      answer: doneSchema,
      reaches: [{ kind: 'favorite', in: 'path', name: 'favorite' }],
      takesIdempotencyKey: true,
    },
    getPriceLetters: {
      extension: 'price-alerts',
      at: 'GET /price-letters',
      summary: 'Whether the shopper agreed to emails about lower prices of the wishlist.',
      answer: priceLettersAnswerSchema,
    },
    setPriceLetters: {
      extension: 'price-alerts',
      at: 'POST /price-letters',
      summary:
        'Agrees to these emails, or ends them. An address that is not confirmed gets an email that asks first.',
      body: priceLettersInputSchema,
      answer: priceLettersAnswerSchema,
      isLimited: true,
      takesIdempotencyKey: true,
    },
  },
);
