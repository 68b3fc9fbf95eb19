/**
 * The schemas of all answers that this remote reads, as one module: it is imported lazily, so that the schema library and what they
 * share travel once, and only when a call is really made from the browser.
 */
export {
  accountDataAnswerSchema,
  accountPageSchema,
  deleteAccountAnswerSchema,
} from '@dana/contracts/api/account-data';
export { addressAnswerSchema, addressesAnswerSchema } from '@dana/contracts/api/address';
export { acceptedSchema } from '@dana/contracts/api/envelope';
export { favoriteAnswerSchema, favoritesAnswerSchema } from '@dana/contracts/api/favorite';
export { orderAnswerSchema, ordersAnswerSchema, trackOrderAnswerSchema } from '@dana/contracts/api/order';
export { requestReturnAnswerSchema } from '@dana/contracts/api/order-return';
export { pageAnswerSchema } from '@dana/contracts/api/page';
export { priceLettersAnswerSchema } from '@dana/contracts/api/price-letters';
export { productAnswerSchema } from '@dana/contracts/api/product';
export { uploadAnswerSchema } from '@dana/contracts/api/upload';
export { confirmEmailAnswerSchema } from '@dana/contracts/api/session';
export { profileAnswerSchema } from '@dana/contracts/api/user';
