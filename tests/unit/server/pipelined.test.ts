import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { MAX_PIPELINED } from '@/server/connections';
import { PATIENCE } from '@/tests/support/patience';
import { page, sharedServer } from '../../support/shared-server';

const { handle, port } = sharedServer();

const get = (at: number, more = '') =>
  `GET /api/memorials?page=${at} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

it('handles the requests of one connection one after another', async () => {
  let running = 0;
  let mostAtOnce = 0;
  handle.mockImplementation(async ({ url }, response) => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    page(response, { 'Cache-Tag': undefined }, `${url};`);
  });
  const socket = connect(port(), '127.0.0.1');
  const all = Array.from({ length: MAX_PIPELINED + 1 }, (_, at) =>
    get(at, at === MAX_PIPELINED ? 'Connection: close\r\n' : ''),
  );
  socket.write(all.join(''));
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text.match(/page=\d(?=;)/g)).toEqual(all.map((_, at) => `page=${at}`));
  expect(mostAtOnce).toBe(1);
});

it('closes a connection that keeps sending without waiting', async () => {
  const gate = Promise.withResolvers<void>();
  handle.mockImplementation(async (_, response) => {
    await gate.promise;
    response.end();
  });
  const socket = connect(port(), '127.0.0.1');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(get(0));
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1), PATIENCE);
  socket.write(get(1).repeat(MAX_PIPELINED + 1));
  await closed;
  gate.resolve();
  expect(handle).toHaveBeenCalledTimes(1);
});
