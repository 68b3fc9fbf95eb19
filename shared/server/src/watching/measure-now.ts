import { Gauge, type Registry } from 'prom-client';

/** A number that is read when it is collected. */
export function measureNow(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    ...{ name, help },
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
