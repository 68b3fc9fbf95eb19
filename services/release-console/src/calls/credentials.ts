import { currentToken, forgetToken } from './release-token.ts';
import { currentKey, forgetKey } from './session-key.ts';

/** Headers that say who asks: by a token, or signed in with an account. */
export function credentials(): Record<string, string> {
  const [token, key] = [currentToken(), currentKey()];
  if (token !== null) return { Authorization: `Bearer ${token}` };
  return key === null ? {} : { 'Release-Session': key };
}

/** Whether somebody gave a token in this tab, or signed in. */
export const hasCredentials = (): boolean => Object.keys(credentials()).length > 0;

export function forgetCredentials(): void {
  forgetToken();
  forgetKey();
}
