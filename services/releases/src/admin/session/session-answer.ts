/** What a page needs to know before somebody is known. */
export type SessionAnswer = {
  /** The provider by which people sign in with an account; without it there are only tokens. */
  openId?: { name: string };
  /** Who is signed in with an account, in the tab that asks. */
  account?: { name: string; scopes: readonly string[]; expiresAt: string };
};
