import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/log';
import { HOLD_LIMITS, holdPlace } from '@/server/admission/hold-place';
import type { RequestClass } from '@/server/admission/request-class';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A response with only the members that the place uses. */
class FakeResponse extends EventEmitter {
  closed = false;
  headersSent = false;
  statusCode = 200;
  destroy = vi.fn();
  writeHead(_status: number) {
    this.headersSent = true;
  }
}

function startPlace(name: RequestClass = 'reads') {
  const leave = vi.fn();
  const response = new FakeResponse();
  const setTimeout = vi.fn();
  const socket = Object.assign(new Socket(), { setTimeout });
  const request = { headers: {}, socket } as unknown as IncomingMessage; // as: like the response
  const place = holdPlace({
    request,
    response: response as unknown as ServerResponse,
    leave,
    name,
  });
  return { leave, response, place, setTimeout, socket };
}

describe('a place', () => {
  it('is freed when both the answer was sent and the handler has ended', () => {
    const one = startPlace();
    one.response.emit('finish');
    expect(one.leave).not.toHaveBeenCalled();
    one.place.workEnded();
    expect(one.leave).toHaveBeenCalledOnce();
    const other = startPlace();
    other.place.workEnded();
    expect(other.leave).not.toHaveBeenCalled();
    other.response.emit('finish');
    expect(other.leave).toHaveBeenCalledOnce();
  });

  it('stays taken while the work continues after its caller left, for at most half a minute', () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    const { leave, response } = startPlace();
    response.emit('close');
    vi.advanceTimersByTime(HOLD_LIMITS.maxMs - 1);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ class: 'reads' }),
      'a request hangs',
    );
  });

  it('is not occupied by a slow reader, who is disconnected after a minute without progress', () => {
    const warn = vi.spyOn(log, 'warn');
    const { leave, response, setTimeout } = startPlace();
    expect(setTimeout).not.toHaveBeenCalled();
    response.writeHead(200);
    vi.advanceTimersByTime(HOLD_LIMITS.answeredMs);
    expect(leave).toHaveBeenCalled();
    expect(setTimeout).toHaveBeenCalledWith(HOLD_LIMITS.longestStallMs);
    vi.advanceTimersByTime(HOLD_LIMITS.longestTotalMs - HOLD_LIMITS.answeredMs - 1);
    expect(response.destroy).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('disconnects nobody who has read the whole answer', () => {
    const { response, place } = startPlace();
    response.writeHead(200);
    response.emit('finish');
    place.workEnded();
    vi.advanceTimersByTime(2 * HOLD_LIMITS.longestTotalMs);
    expect(response.destroy).not.toHaveBeenCalled();
  });

  it.each(['uploads', 'files'] as const)('for %s is kept while data is transferred', (name) => {
    const { leave, response, place, setTimeout, socket } = startPlace(name);
    let moved = 0;
    Object.defineProperty(socket, 'bytesWritten', { get: () => moved });
    response.writeHead(200);
    for (let times = 0; times < 4; times += 1) {
      moved += HOLD_LIMITS.leastBytes;
      vi.advanceTimersByTime(HOLD_LIMITS.longestPauseMs);
    }
    expect([leave.mock.calls, response.destroy.mock.calls]).toEqual([[], []]);
    expect(setTimeout).toHaveBeenCalledWith(HOLD_LIMITS.longestPauseMs);
    response.emit('close');
    place.workEnded();
    expect(leave).toHaveBeenCalledOnce();
  });

  it('for a file is not kept by a caller who reads a little now and then', () => {
    const { response, socket } = startPlace('files');
    let moved = 0;
    Object.defineProperty(socket, 'bytesWritten', { get: () => moved });
    response.writeHead(200);
    moved = HOLD_LIMITS.leastBytes;
    vi.advanceTimersByTime(HOLD_LIMITS.longestPauseMs);
    moved += HOLD_LIMITS.leastBytes - 1;
    vi.advanceTimersByTime(HOLD_LIMITS.longestPauseMs - 1);
    expect(response.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(response.destroy).toHaveBeenCalled();
  });

  it.each(['uploads', 'files', 'reads'] as const)(
    'for %s is never kept for more than half an hour',
    (name) => {
      const warn = vi.spyOn(log, 'warn').mockReturnValue();
      const { leave, response, socket } = startPlace(name);
      let moved = 0;
      Object.defineProperty(socket, 'bytesWritten', {
        get: () => (moved += HOLD_LIMITS.leastBytes),
      });
      if (name !== 'uploads') response.writeHead(200);
      vi.advanceTimersByTime(HOLD_LIMITS.longestTotalMs - 1);
      expect(response.destroy).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(response.destroy).toHaveBeenCalled();
      expect(leave).toHaveBeenCalled();
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ class: name }),
        'a request takes too long',
      );
    },
  );

  it('for an upload is freed half a minute after its caller left, even if the work continues', () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    const { leave, response } = startPlace('uploads');
    vi.advanceTimersByTime(10 * HOLD_LIMITS.maxMs);
    expect(leave).not.toHaveBeenCalled();
    response.emit('close');
    vi.advanceTimersByTime(HOLD_LIMITS.maxMs - 1);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('for a file is freed after half a minute if nothing is sent', () => {
    vi.spyOn(log, 'warn').mockReturnValue();
    const { leave } = startPlace('files');
    vi.advanceTimersByTime(HOLD_LIMITS.maxMs);
    expect(leave).toHaveBeenCalledOnce();
  });
});

it('a reader who reads nothing of a page is disconnected', async () => {
  vi.useRealTimers();
  const disconnected = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.once('close', disconnected.resolve);
    holdPlace(
      { request, response, leave: () => {}, name: 'reads' },
      { ...HOLD_LIMITS, longestStallMs: 50 },
    );
    response.end(Buffer.alloc(50_000_000));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause(); // as: it listens on a port
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await disconnected.promise;
  socket.destroy();
  server.close();
});
