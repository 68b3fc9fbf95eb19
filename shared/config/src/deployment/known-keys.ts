/**
 * An object that notes which of its keys are read, at any depth. Schemas of Kubernetes allow unknown keys, and what checks them
 * reads each key that it knows: one that was never read is a spelling mistake.
 */
export function noteReads<Value extends object>(value: Value): { noted: Value; unread: () => string[] } {
  const read = new Set<string>();
  const note = (one: object, path: string): object =>
    new Proxy(one, {
      get(target, key, receiver) {
        const inner: unknown = Reflect.get(target, key, receiver);
        if (typeof key !== 'string') return inner;
        read.add(`${path}/${key}`);
        return typeof inner === 'object' && inner !== null ? note(inner, `${path}/${key}`) : inner;
      },
    });
  return {
    noted: note(value, '') as Value,
    unread: () => pathsOf(value, '').filter((path) => !read.has(path)),
  };
}

const pathsOf = (value: unknown, path: string): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        `${path}/${key}`,
        ...pathsOf(inner, `${path}/${key}`),
      ]);
