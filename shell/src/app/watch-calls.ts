import { isApiError } from '@dana/api-client';

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
        // That something is not there is an answer like any other.
        if (isApiError(error) && error.status === 404) answered();
      });
    },
    areAllAnswered: (): boolean => unanswered === 0,
  };
}
