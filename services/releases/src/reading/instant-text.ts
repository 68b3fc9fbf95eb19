/** An instant to the minute, in UTC: people in several places read the same log. */
export const instantText = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;
