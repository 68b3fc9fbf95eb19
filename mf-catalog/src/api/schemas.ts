/**
 * The schemas of all answers that this remote reads, as one module: it is imported lazily, so that the schema library
 * travels once and only when a call is really made from the browser.
 */
export { brandsAnswerSchema } from '@dana/contracts/api/brand';
export { categoriesAnswerSchema } from '@dana/contracts/api/category';
export { currenciesAnswerSchema } from '@dana/contracts/api/currency';
export { homeAnswerSchema } from '@dana/contracts/api/home';
export { productsAnswerSchema } from '@dana/contracts/api/listing';
export { productAnswerSchema } from '@dana/contracts/api/product';
export { suggestionsAnswerSchema } from '@dana/contracts/api/suggestion';
