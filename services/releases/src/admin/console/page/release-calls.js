const tokenKey = 'release_token';

/** The token of this tab; `null` before one was given. */
export const currentToken = () => sessionStorage.getItem(tokenKey);
export const keepToken = (token) => sessionStorage.setItem(tokenKey, token.trim());
export const forgetToken = () => sessionStorage.removeItem(tokenKey);

/** Calls the release API. Throws an `Error` with the server's sentence, and `status`. */
export async function call(method, path, { body, ifMatch } = {}) {
  const headers = { Authorization: `Bearer ${currentToken() ?? ''}` };
  if (body) headers['Content-Type'] = 'application/json';
  if (ifMatch !== undefined) headers['If-Match'] = `"${ifMatch}"`;
  const answer = await fetch(path, {
    method,
    headers,
    body: body && JSON.stringify(body),
    cache: 'no-store',
  }).catch(() => {
    throw Object.assign(new Error('The server cannot be reached. Nothing is known to have changed.'), {
      status: 0,
    });
  });
  const content = await answer.json().catch(() => undefined);
  if (content?.success) return content.data;
  throw Object.assign(new Error(content?.message ?? `The server answered ${answer.status}.`), {
    status: answer.status,
  });
}
