/**
 * How the bank reports a payment that was decided on its page. `late`: only after a while, and until then nobody who asks
 * learns it. `repeated`: several times, some at one moment. `lost`: never. `forged`: somebody else says before that it is
 * paid, with a wrong signature. `disordered`: an older state comes after the last one.
 */
export const behaviours = ['usual', 'late', 'repeated', 'lost', 'forged', 'disordered'] as const;
export type Behaviour = (typeof behaviours)[number];

/**
 * What happens when a payment is begun, for the next payments of one e-mail address. `silent`: no answer at all. `broken`: an error.
 * `answer_lost`: the charge is made, and its answer does not arrive.
 */
export const beginnings = ['silent', 'broken', 'answer_lost'] as const;
export type Beginning = (typeof beginnings)[number];

/** The behaviour of this name; the usual one for every other text. */
export const behaviourOf = (text: string | null): Behaviour =>
  behaviours.find((each) => each === text) ?? 'usual';
