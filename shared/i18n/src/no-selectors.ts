/**
 * Stands for i18next where react-i18next imports it, in the shell's first script: it wants this one function, for keys
 * that are given as functions, and would bring all of i18next with it.
 * Errors: throws; our keys are words.
 */
export function keyFromSelector(): never {
  throw new Error('A text is named by a word here, not by a function.');
}
