import type { Failure } from './cart-state.ts';

/** What became of a request. */
export type Outcome = { kind: 'done' } | Failure;
/** `queued`: no answer came; the request is kept and sent again. `settled` says what became of it in the end. */
export type Answer = Outcome | { kind: 'queued'; settled: Promise<Outcome> };

/** The promises of requests that nobody has answered yet, by the id of their operation. */
export function createAwaitedAnswers() {
  const open = new Map<number, { conclude: (outcome: Outcome) => void; queue: () => void }>();

  function conclude(id: number, outcome: Outcome): void {
    const awaited = open.get(id);
    open.delete(id);
    awaited?.conclude(outcome);
  }
  const queue = (id: number): void => open.get(id)?.queue();

  return {
    conclude,
    queue,
    /** @param replaced – operations whose place this one took: they are answered as it is. */
    awaitAnswer: (id: number, replaced: readonly number[]): Promise<Answer> =>
      new Promise<Answer>((resolve) => {
        let settle: (outcome: Outcome) => void = resolve;
        open.set(id, {
          conclude(outcome) {
            settle(outcome);
            for (const other of replaced) conclude(other, outcome);
          },
          queue() {
            if (settle !== resolve) return;
            const settled = new Promise<Outcome>((resolveLater) => {
              settle = resolveLater;
            });
            resolve({ kind: 'queued', settled });
            for (const other of replaced) queue(other);
          },
        });
      }),
    concludeAll(outcome: Outcome): void {
      for (const id of [...open.keys()]) conclude(id, outcome);
    },
  };
}
