const tokenKey = 'release_token';

/** The token of this tab; `null` before one was given. It goes with the tab. */
export const currentToken = (): string | null => sessionStorage.getItem(tokenKey);
export const keepToken = (token: string): void => sessionStorage.setItem(tokenKey, token.trim());
export const forgetToken = (): void => sessionStorage.removeItem(tokenKey);
