import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, type Registry } from 'prom-client';
import { measureNow } from './measure-now.ts';

const delayResolutionMs = 20;

/** What every server says of its process: memory, processor time, age, and how long its event loop is held up. */
export function measureProcess(registry: Registry): void {
  const registers = [registry];
  const measure = measureNow.bind(null, registry);
  measure('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  measure('nodejs_heap_size_used_bytes', 'Memory of the main thread’s objects.', () => {
    return process.memoryUsage().heapUsed;
  });
  measure('process_uptime_seconds', 'Age of this process.', () => process.uptime());
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of this process, all threads.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  let delay: ReturnType<typeof monitorEventLoopDelay> | undefined;
  measure('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop since the last look.', () => {
    // Only who collects pays for the clock.
    if (!delay) {
      delay = monitorEventLoopDelay({ resolution: delayResolutionMs });
      delay.enable();
    }
    const seconds = Math.max(0, delay.percentile(99) / 1e9 - delayResolutionMs / 1000);
    delay.reset();
    return seconds;
  });
}
