/**
 * What reading the answers takes, as one module: it is imported lazily, so that the schema library travels once and
 * only when a call is really made from the browser.
 */
export { deliveriesAnswerSchema } from '@dana/contracts/api/deliveries';
export { installmentPackagesAnswerSchema } from '@dana/contracts/api/installment';
export { productsAnswerSchema } from '@dana/contracts/api/listing';
export { productAnswerSchema } from '@dana/contracts/api/product';
export { summariseRating } from '@dana/contracts/api/rating';
export { reviewAnswerSchema, reviewsAnswerSchema } from '@dana/contracts/api/review';
export { stockRequestAnswerSchema, stockRequestInputSchema } from '@dana/contracts/api/stock-request';
