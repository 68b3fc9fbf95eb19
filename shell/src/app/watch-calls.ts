import { isApiError } from '@dana/api-client';

/** That nothing is there, and that the call itself is wrong. */
const refusals = new Set([400, 404, 422]);

/** Watches whether the calls of a render were all answered: what is missing on a page may be there when it is made again. */
export function watchCalls() {
  let unanswered = 0;
  const answered = (): void => {
    unanswered -= 1;
  };
  return {
    watch(call: Promise<unknown>): void {
      unanswered += 1;
      call.then(answered, (error: unknown) => {
        // A refusal is an answer like any other: the same call gets it again.
        if (isApiError(error) && refusals.has(error.status)) answered();
      });
    },
    areAllAnswered: (): boolean => unanswered === 0,
  };
}
