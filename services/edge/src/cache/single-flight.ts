export type SingleFlight<Value> = {
  /**
   * The work that is under way under this key, begun now when there is none.
   * @param gone – aborted when this caller does not wait any more. Once nobody waits, the work's own signal is aborted; a
   * caller without it waits until the work is done.
   */
  join: (key: string, work: (gone: AbortSignal) => Promise<Value>, gone?: AbortSignal) => Promise<Value>;
  has: (key: string) => boolean;
  count: () => number;
};

type Flight<Value> = { result: Promise<Value>; waiting: number; leave: AbortController };

/** Does the same work once for all who ask for it meanwhile. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const flights = new Map<string, Flight<Value>>();

  function begin(key: string, work: (gone: AbortSignal) => Promise<Value>): Flight<Value> {
    const leave = new AbortController();
    const flight = { result: work(leave.signal), waiting: 0, leave };
    flights.set(key, flight);
    const end = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(end, end);
    return flight;
  }
  return {
    join(key, work, gone) {
      const flight = flights.get(key) ?? begin(key, work);
      flight.waiting += 1;
      gone?.addEventListener('abort', () => {
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        // Who comes now begins again.
        if (flights.get(key) === flight) flights.delete(key);
        flight.leave.abort();
      });
      return flight.result;
    },
    has: (key) => flights.has(key),
    count: () => flights.size,
  };
}
