/** The listing's query parameters are its address (docs/shop-rules.md). */
export const queryField = 'searchText';
export const departmentField = 'productType';
/** Unit: characters. */
export const longestQuery = 100;

/** What a search form asks for; what is empty is left out. `isTyping`: spaces at the ends are kept. */
export function readSearch(
  form: HTMLFormElement,
  { isTyping = false } = {},
): { searchText?: string; productType?: string } {
  const fields = new FormData(form);
  const typed = String(fields.get(queryField) ?? '');
  const searchText = isTyping ? typed : typed.trim();
  const productType = String(fields.get(departmentField) ?? '');
  return { ...(searchText && { searchText }), ...(productType && { productType }) };
}
