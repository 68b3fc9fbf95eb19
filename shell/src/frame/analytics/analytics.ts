import { createContext } from 'react';

type Value<T> = {
  getSnapshot: () => T;
  subscribe: (listener: () => void) => () => void;
  set: (next: T) => void;
};

/** Counting of visits, in a shop that has an address for it. */
export type Analytics = {
  /** Where events are sent. */
  url: string;
  /** The path that is shown, without language prefix. */
  shown: Value<string | undefined>;
  /** The shopper wants to answer the question again. */
  isAsked: Value<boolean>;
};

/** Absent in a shop without such an address, and on the server. */
export const AnalyticsContext = createContext<Analytics | undefined>(undefined);

/** @param path – what the document shows. */
export function createAnalytics(url: string, path: string): Analytics {
  return { url, shown: createValue<string | undefined>(path), isAsked: createValue(false) };
}

function createValue<T>(first: T): Value<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
