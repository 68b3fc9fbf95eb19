/**
 * The schemas of all answers that the shell reads, as one module: it is imported lazily, so that the schema library and what they
 * share travel once, and only when a call is really made from the browser.
 */
export { advertsAnswerSchema } from '@dana/contracts/api/advert';
export { departmentsAnswerSchema } from '@dana/contracts/api/category';
export { currenciesAnswerSchema } from '@dana/contracts/api/currency';
export { acceptedSchema } from '@dana/contracts/api/envelope';
export { pagesAnswerSchema } from '@dana/contracts/api/page';
export { sessionAnswerSchema } from '@dana/contracts/api/session';
export { profileAnswerSchema } from '@dana/contracts/api/user';
