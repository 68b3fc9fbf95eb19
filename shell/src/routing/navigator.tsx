import type { Locale } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates from outside of React: the session and the services do. */
export type Navigator = {
  /** Goes to a path without language prefix. Before the router is there, a new document is loaded. */
  navigate: (path: string) => void;
  /** Hands over the router's way to navigate; the returned function takes it back. */
  bind: (go: (path: string) => void) => () => void;
};

export function createNavigator(locale: Locale): Navigator {
  const loadDocument = (path: string): void => location.assign(localPath(locale, path));
  let current = loadDocument;
  return {
    navigate: (path) => current(path),
    bind(go) {
      current = go;
      return () => {
        current = loadDocument;
      };
    },
  };
}

/** Ties a navigator to the router around it. */
export function NavigatorBinding({ navigator }: { navigator: Navigator }) {
  const navigate = useNavigate();
  useEffect(() => navigator.bind((path) => void navigate(path)), [navigator, navigate]);
  return null;
}
