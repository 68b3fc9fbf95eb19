import { paths } from '@dana/contracts/paths';
import { searchedText, searchMaxLength } from '@dana/contracts/typed-text';

/** The listing's query parameters are its address (docs/shop-rules.md). */
export const queryField = 'searchText';
export const departmentField = 'productType';

/** What a search form asks for; what is empty is left out. `isTyping`: spaces at the ends are kept. */
export function readSearch(
  form: HTMLFormElement,
  { isTyping = false } = {},
): { searchText?: string; productType?: string } {
  const fields = new FormData(form);
  const typed = String(fields.get(queryField) ?? '');
  const searchText = isTyping ? typed : searchedText(typed);
  const productType = String(fields.get(departmentField) ?? '');
  return { ...(searchText && { searchText }), ...(productType && { productType }) };
}

/** What the page of an address searches for; nothing on other pages. The path may begin with a language. */
export function searchedFor({ pathname, search }: { pathname: string; search: string }): {
  searchText?: string;
  productType?: string;
} {
  if (!pathname.endsWith(paths.search())) return {};
  const query = new URLSearchParams(search);
  const searchText = query.get(queryField)?.slice(0, searchMaxLength);
  const productType = query.get(departmentField);
  return { ...(searchText && { searchText }), ...(productType && { productType }) };
}
