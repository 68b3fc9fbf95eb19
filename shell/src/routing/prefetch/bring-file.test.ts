import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { bringFile } from './bring-file.ts';

it('is under way until the whole file is there, not only its headers', async () => {
  let answer: ServerResponse | undefined;
  const server = createServer((_, response) => {
    answer = response;
    response.write('a{');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    let isOver = false;
    const brought = bringFile(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.css`, 'low');
    void brought.then(() => {
      isOver = true;
    });
    await expect.poll(() => answer?.headersSent).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isOver).toBe(false);
    answer?.end('color:red}');
    await brought;
  } finally {
    server.close();
  }
});

it('says that a file could not be had', async () => {
  await expect(bringFile('http://127.0.0.1:9/a.css', 'low')).rejects.toThrow();
});
