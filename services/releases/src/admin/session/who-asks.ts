import type { TokenView } from '../tokens/tokens.ts';

/** Who asks: by a token, or signed in with an account. */
export type WhoAsks = Pick<TokenView, 'id' | 'name' | 'expiresAt'> & {
  kind: 'token' | 'account';
  scopes: readonly string[];
};
