/** Fewest characters of a new password. Apart from the schemas, so that a form can name the rule without their library. */
export const passwordMinLength = 8;
