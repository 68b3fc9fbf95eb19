/** A view that is not as it was, with the pictures of it that there are. */
export type Difference = { name: string; before?: string; after?: string; difference?: string };

type Attachment = { name: string; path?: string };
type Suite = {
  suites?: Suite[];
  specs?: { tests: { results: { attachments: Attachment[] }[] }[] }[];
};

const kinds = { expected: 'before', actual: 'after', diff: 'difference' } as const;

/** The views that differ, from Playwright's report as JSON: their last run's pictures, by the view's name. */
export function differencesIn(report: { suites: Suite[] }): Difference[] {
  return report.suites.flatMap(specsOf).flatMap(({ tests }) =>
    tests.flatMap(({ results }) => {
      const found: Difference = { name: '' };
      for (const { name, path } of results.at(-1)?.attachments ?? []) {
        const [, view, kind] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
        if (!view || !path) continue;
        found.name = view;
        found[kinds[kind as keyof typeof kinds]] = path;
      }
      return found.name ? [found] : [];
    }),
  );
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];
