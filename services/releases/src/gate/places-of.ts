/** Files for a sentence: the first by its name, the others by their number. */
export function placesOf([first = 'a file unknown', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
