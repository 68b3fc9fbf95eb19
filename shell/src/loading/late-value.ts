import { createLateSource } from '@dana/runtime';

/** What a file of the shell's own brings. Rejects when it did not come in several tries; a later call asks again. */
export function lateValue<Value>(load: () => Promise<Value>): Promise<Value> {
  const source = createLateSource(load);
  return new Promise((resolve, reject) => {
    source.subscribe(() => {
      const loss = source.loss();
      if (loss) reject(loss.error);
    });
    void source.whenThere().then(resolve);
    source.ask();
  });
}
