const pauseMs = 5_000;
const mebibyte = 1024 * 1024;

/** Counts bytes of long work and says every five seconds how many there are, on the error output. */
export function startProgress(what: string) {
  let bytes = 0;
  const timer = setInterval(() => {
    process.stderr.write(`${what}: ${(bytes / mebibyte).toFixed(0)} MB\n`);
  }, pauseMs);
  timer.unref();
  return {
    add: (more: number): void => {
      bytes += more;
    },
    set: (now: number): void => {
      bytes = now;
    },
    stop: (): void => clearInterval(timer),
  };
}
