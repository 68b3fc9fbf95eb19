/** Marks an answer as the shopper's own: the shell drops it from the cache when the session ends. */
export const personal = { isPersonal: true } as const;
