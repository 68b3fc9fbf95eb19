import { basename, dirname } from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';

export type ShopLog = {
  /** Adds a line. On a disk that takes none it is lost; writing is tried again after a pause. */
  write: (line: string) => void;
  /** Resolves when what was written so far is in the file. */
  close: () => Promise<void>;
};

type LogOptions = {
  /** A file is followed by the next when it has this size. Unit: bytes. */
  maxBytes?: number;
  /** Older files that are kept beside it: `shop.log.1` is the youngest. */
  filesKept?: number;
  /** After a write that failed. Unit: milliseconds. */
  pauseMs?: number;
};

/** A log file that cannot fill the disk: it is followed by a new one when it is large, and the oldest is removed. */
export function openLog(file: string, options: LogOptions = {}): ShopLog {
  const { maxBytes = 10 * 1024 * 1024, filesKept = 5, pauseMs = 2_000 } = options;
  let stream: RotatingFileStream | undefined;
  let pausedUntilMs = 0;

  function open(): RotatingFileStream {
    const name = basename(file);
    const opened = createStream((index: number | Date | null) => (index ? `${name}.${index}` : name), {
      path: dirname(file),
      size: `${maxBytes}B`,
      rotate: filesKept,
    });
    // A log that cannot be written must not end the shop.
    opened.on('error', () => {
      pausedUntilMs = Date.now() + pauseMs;
      if (stream === opened) stream = undefined;
      opened.destroy();
    });
    return opened;
  }

  return {
    write(line) {
      if (Date.now() < pausedUntilMs) return;
      stream ??= open();
      stream.write(`${line}\n`);
    },
    close: () =>
      new Promise((resolve) => {
        if (stream) stream.end(() => resolve());
        else resolve();
      }),
  };
}
