export type AttemptKeys = {
  /** The key to send this order under. */
  keyFor: (order: object) => string;
  /** The server has answered: whatever is sent next is a new attempt. */
  conclude: () => void;
};

/**
 * Keys of attempts to order. As long as no answer came, the same order keeps its key: pressing again after a lost
 * connection cannot order twice.
 */
export function createAttemptKeys(newKey: () => string): AttemptKeys {
  let open: { order: string; key: string } | undefined;
  return {
    keyFor(order) {
      const written = JSON.stringify(order);
      if (open?.order !== written) open = { order: written, key: newKey() };
      return open.key;
    },
    conclude() {
      open = undefined;
    },
  };
}
