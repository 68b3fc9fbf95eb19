export { SearchBox, type SearchBoxProps, type SuggestionGroup } from './search-box.tsx';
export {
  SearchSelect,
  type SearchSelectProps,
  type SelectGroup,
  type SelectOption,
} from './search-select.tsx';
