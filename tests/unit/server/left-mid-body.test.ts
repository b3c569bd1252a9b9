import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { errorResponse } from '@/lib/platform/http/error-response';
import { readText } from '@/lib/platform/http/read-json';
import { log } from '@/lib/platform/log';
import { type Handle, sharedServer } from '../../support/shared-server';

const { handle, port } = sharedServer();

afterEach(() => vi.restoreAllMocks());

/** Bodies of forms are read while they arrive; the server reads all others before it calls Next. */
const HALF = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100\r\n\r\n--x`;

/** The request as Next passes it to a route. */
function toRequest(request: IncomingMessage): Request {
  const init = { method: 'POST', body: request, duplex: 'half' } as unknown as RequestInit; // as: Node's types do not accept its own stream here
  return new Request('http://perennial.example/api/contact', init);
}

const HANDLERS = {
  'a route reads': async (request: IncomingMessage, response: ServerResponse) => {
    const asInNext = toRequest(request);
    const answer = await readText(asInNext, 1_000).catch((error: unknown) =>
      errorResponse(error, asInNext),
    );
    response.statusCode = answer instanceof Response ? answer.status : 200;
    response.end();
  },
  'Next itself reads': async (request: IncomingMessage) => {
    await toRequest(request).text();
  },
};

it.each(Object.entries(HANDLERS))(
  'leaves no error in the log when a caller leaves in the middle of a body that %s',
  async (_, read) => {
    const error = vi.spyOn(log, 'error');
    await leaveDuring(read);
    expect(error).not.toHaveBeenCalled();
  },
);

it('logs another error of a request whose caller has left', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue();
  await leaveDuring(async (request) => {
    await once(request, 'close').catch(() => {}); // with the error of the body
    throw new Error('the disk is full');
  });
  expect(error).toHaveBeenCalledOnce();
});

/** Sends half of a body, leaves, and waits until `read` has ended. */
async function leaveDuring(read: Handle): Promise<void> {
  const arrived = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  handle.mockImplementation((request, response) => {
    arrived.resolve();
    return read(request, response).finally(() => over.resolve());
  });
  const socket = connect(port(), '127.0.0.1');
  socket.write(HALF);
  await arrived.promise;
  socket.destroy();
  await over.promise;
  await new Promise(setImmediate); // the server logs what the handler throws
}
