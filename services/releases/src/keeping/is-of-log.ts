/** Whether an object is part of the log that says what is live. */
export const isOfLog = (key: string): boolean => key.startsWith('registry/');
