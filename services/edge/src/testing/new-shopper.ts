/** A call with a body of JSON. */
export const jsonPost = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** What somebody registers with. */
export const newShopper = (email: string) => ({
  ...{ first_name: 'Noura', last_name: 'Al Sabah', phone: '5000 1234', email },
  ...{ password: 'a long enough word', password_confirmation: 'a long enough word' },
});
