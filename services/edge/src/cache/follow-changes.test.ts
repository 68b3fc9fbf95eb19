import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

const times = { waitSeconds: 1, limitMs: 500, settleMs: 20, leastRetryMs: 10, mostRetryMs: 40 };

/** An API that answers as the test says, as a whole of another version or a broken one would. */
async function follow(answer: (query: URLSearchParams, response: ServerResponse) => void) {
  let askedCount = 0;
  const server = createServer((request, response) => {
    askedCount += 1;
    answer(new URL(request.url ?? '', 'http://api').searchParams, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const onChange = vi.fn();
  const onFollowed = vi.fn();
  const stop = followChanges({ apiBaseUrl: `http://127.0.0.1:${port}`, onChange, onFollowed, times });
  onTestFinished(() => {
    stop();
    server.closeAllConnections();
    server.close();
  });
  return { onChange, onFollowed, stop, asked: () => askedCount };
}
const say = (response: ServerResponse, catalogue: string): void =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify({ catalogue }));

it('says each change that the API tells, also one from while that was away, and not what it starts with', async () => {
  const present = { version: 'a', isAway: false };
  const { onChange } = await follow((query, response) => {
    if (present.isAway) return void response.destroy();
    if (query.get('after') !== present.version) return say(response, present.version);
    setTimeout(() => say(response, present.version), 30);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onChange).not.toHaveBeenCalled();
  present.version = 'b';
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  present.isAway = true;
  present.version = 'c';
  await new Promise((resolve) => setTimeout(resolve, 100));
  present.isAway = false;
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
});

it('says when changes cannot be known, and when they can be again', async () => {
  const present = { isAway: false };
  const { onChange, onFollowed } = await follow((query, response) => {
    if (present.isAway) return void response.destroy();
    setTimeout(() => say(response, 'a'), query.has('after') ? 30 : 0);
  });
  await vi.waitFor(() => expect(onFollowed.mock.calls).toEqual([[true]]));
  present.isAway = true;
  await vi.waitFor(() => expect(onFollowed.mock.calls).toEqual([[true], [false]]));
  expect(onChange).not.toHaveBeenCalled();
  present.isAway = false;
  await vi.waitFor(() => expect(onFollowed.mock.calls).toEqual([[true], [false], [true]]));
  expect(onChange).not.toHaveBeenCalled();
});

it('takes a change after the other as one, however many there are', async () => {
  let version = 0;
  const { onChange, asked } = await follow((_query, response) => {
    version += 1;
    say(response, String(version));
  });
  await new Promise((resolve) => setTimeout(resolve, 10 * times.settleMs));
  expect(onChange.mock.calls.length).toBeGreaterThan(1);
  expect(asked()).toBeLessThanOrEqual(12);
});

it('asks an API that does not know the call, or does not wait, now and then', async () => {
  const older = await follow((_query, response) => void response.writeHead(404).end());
  const hasty = await follow((_query, response) => say(response, 'a'));
  await new Promise((resolve) => setTimeout(resolve, 10 * times.settleMs));
  for (const { onChange, asked } of [older, hasty]) {
    expect(onChange).not.toHaveBeenCalled();
    expect(asked()).toBeGreaterThan(1);
    expect(asked()).toBeLessThanOrEqual(13);
  }
});

it('stops when it is told', async () => {
  const { asked, stop } = await follow((_query, response) => say(response, 'a'));
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(0));
  stop();
  const before = asked();
  await new Promise((resolve) => setTimeout(resolve, 5 * times.settleMs));
  expect(asked()).toBeLessThanOrEqual(before + 1);
});
