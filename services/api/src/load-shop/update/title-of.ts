type Titled = {
  slug?: string;
  code?: string;
  name?: { en?: string; ar?: string };
  title?: { en?: string; ar?: string };
};

/** What an owner calls an entry: its name in English, else in Arabic, else what its files call it. */
export function titleOf(key: string, source: object | null): string {
  const { slug, code, name, title }: Titled = source ?? {};
  const words = name ?? title;
  return words?.en ?? words?.ar ?? slug ?? code ?? key;
}
