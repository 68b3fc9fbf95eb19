import { Counter, type Registry } from 'prom-client';

/** A number that grows by one with each event. @returns what says that one happened. */
export function countEvents(registry: Registry, name: string, help: string): () => void {
  const counter = new Counter({ name, help, registers: [registry] });
  return () => counter.inc();
}
