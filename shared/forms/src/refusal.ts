import { isApiError } from '@dana/api-client';
import { fieldErrors } from './field-errors.ts';

export type FormTexts = {
  /** When the shop gave no answer, or none that can be read. */
  unreachable: string;
  /** When it refused without saying why; by default as when it gave no answer. */
  failed?: string | undefined;
  /** Instead of all that the API says; undefined where its own message is shown. */
  of?: ((error: unknown) => string | undefined) | undefined;
};

export type Refusal<Name extends string> = {
  fields: [name: Name, words: string][];
  /** What is said of the form as a whole. */
  problem: string | undefined;
  /** Neither the API nor the connection failed: a bug of the shop. */
  isFault: boolean;
};

/** What a form says when it could not be sent. The words typed stay in any case. */
export function refusalOf<Name extends string>(
  error: unknown,
  fieldOf: (name: string) => Name | undefined,
  { unreachable, failed = unreachable, of }: FormTexts,
): Refusal<Name> {
  const own = of?.(error);
  if (own !== undefined) return { fields: [], problem: own, isFault: false };
  if (!isApiError(error)) {
    const isExpected = error instanceof Error && expected.has(error.name);
    return { fields: [], problem: isExpected ? unreachable : failed, isFault: !isExpected };
  }
  const { fields, others } = fieldErrors(error.fields, fieldOf);
  const isSaidAtFields = fields.length > 0;
  const whole =
    error.status < 500 ? error.message || others.join(' ') || failed : error.message || unreachable;
  const problem = isSaidAtFields ? others.join(' ') || undefined : whole;
  return { fields, problem, isFault: false };
}

/** By name: two releases on a page may have a class each. */
const expected = new Set(['UnreachableError', 'MalformedAnswerError']);
