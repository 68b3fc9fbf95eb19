/** What a token can be for. The first ones are of single deployables, or of all; the last ones have no single ones. */
export const actionsOfOne = ['check', 'publish', 'release', 'approve'] as const;
export const actionsOfAll = ['hooks', 'tokens'] as const;

/** The scopes that a form's choices stand for: each chosen action, of each chosen deployable. */
export function chosenScopes(fields: FormData): string[] {
  const actions = fields.getAll('action').map(String);
  const names = fields.getAll('remote').map(String);
  const of = names.includes('*') ? ['*'] : names;
  return actions.flatMap((action) => {
    const isOfAll = actionsOfAll.some((one) => one === action);
    return (isOfAll ? ['*'] : of).map((name) => `${action}:${name}`);
  });
}
