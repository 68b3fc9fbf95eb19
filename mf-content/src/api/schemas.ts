/**
 * The schemas of all answers that this remote reads, as one module: it is imported lazily, so that the schema library
 * travels once and only when a call is really made from the browser.
 */
export { brandsAnswerSchema } from '@dana/contracts/api/brand';
export { categoriesAnswerSchema } from '@dana/contracts/api/category';
export {
  commentAnswerSchema,
  commentInputSchema,
  commentsAnswerSchema,
} from '@dana/contracts/api/comment';
export { contactFormInputSchema, newsletterInputSchema } from '@dana/contracts/api/contact';
export { couponsAnswerSchema } from '@dana/contracts/api/coupon';
export { acceptedSchema } from '@dana/contracts/api/envelope';
export { productsAnswerSchema } from '@dana/contracts/api/listing';
export { pageAnswerSchema, pagesAnswerSchema } from '@dana/contracts/api/page';
export { postAnswerSchema, postsAnswerSchema } from '@dana/contracts/api/post';
