/** The name in the log of what nobody did by hand. No token has it. */
export const automaticActor = 'automatic';
