import { createContext, useContext } from 'react';

/** The values of the current route's `:parameters`; the shell fills it around each page. */
export const PageParamsContext = createContext<Record<string, string>>({});

/** The values of the current route's `:parameters`, decoded. The shell matches routes, so react-router's own hook knows none. */
export function usePageParams(): Record<string, string> {
  return useContext(PageParamsContext);
}
