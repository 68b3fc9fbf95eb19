import { useSyncExternalStore } from 'react';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is light or dark now: what is drawn by hand has to be drawn again when it changes. */
export const useColourScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(
    (onChange) => {
      const query = dark();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => (dark().matches ? 'dark' : 'light'),
  );
