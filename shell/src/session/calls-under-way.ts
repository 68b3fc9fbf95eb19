/** The calls that have begun and are not over. */
export type CallsUnderWay = {
  watch: (call: Promise<unknown>) => void;
  /** Resolves when those under way now are over, however they ended. Never rejects. */
  settled: () => Promise<unknown>;
};

export function createCallsUnderWay(): CallsUnderWay {
  const calls = new Set<Promise<unknown>>();
  return {
    watch(call) {
      calls.add(call);
      const forget = (): void => void calls.delete(call);
      call.then(forget, forget);
    },
    settled: () => Promise.allSettled(calls),
  };
}
