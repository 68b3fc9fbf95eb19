// One module for all answers of this remote: each imported apart would carry its own copy of the schema library.
export { acceptedSchema } from '@dana/contracts/api/envelope';
export { addressAnswerSchema } from '@dana/contracts/api/address';
export { cartAnswerSchema } from '@dana/contracts/api/cart';
export { checkoutAnswerSchema, placeOrderAnswerSchema } from '@dana/contracts/api/checkout';
export { payOrderAnswerSchema, restoreCartAnswerSchema } from '@dana/contracts/api/order';
export { profileAnswerSchema } from '@dana/contracts/api/user';
