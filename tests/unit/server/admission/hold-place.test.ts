import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/log';
import { HOLDING, holdPlace } from '@/server/admission/hold-place';
import type { RequestClass } from '@/server/admission/request-class';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A response of which only what the place looks at is there. */
class FakeResponse extends EventEmitter {
  closed = false;
  headersSent = false;
  statusCode = 200;
  destroy = vi.fn();
  writeHead(_status: number) {
    this.headersSent = true;
  }
}

function held(name: RequestClass = 'reads') {
  const leave = vi.fn();
  const response = new FakeResponse();
  const setTimeout = vi.fn();
  const request = { headers: {}, socket: { setTimeout } } as unknown as IncomingMessage; // as the response
  const place = holdPlace({
    request,
    response: response as unknown as ServerResponse,
    leave,
    name,
  });
  return { leave, response, place, setTimeout };
}

describe('a place', () => {
  it('is given back when the answer was sent and the handler has ended, whichever is last', () => {
    const one = held();
    one.response.emit('finish');
    expect(one.leave).not.toHaveBeenCalled();
    one.place.workEnded();
    expect(one.leave).toHaveBeenCalledOnce();
    const other = held();
    other.place.workEnded();
    expect(other.leave).not.toHaveBeenCalled();
    other.response.emit('finish');
    expect(other.leave).toHaveBeenCalledOnce();
  });

  it('stays taken while the work of a caller who left goes on, for half a minute at most', () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    const { leave, response } = held();
    response.emit('close');
    vi.advanceTimersByTime(HOLDING.longestMs - 1);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ class: 'reads' }),
      'a request hangs',
    );
  });

  it('is not kept by who reads slowly, who is cut off after a minute', () => {
    const warn = vi.spyOn(log, 'warn');
    const { leave, response } = held();
    response.writeHead(200);
    vi.advanceTimersByTime(HOLDING.answeredMs);
    expect(leave).toHaveBeenCalled();
    expect(response.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(HOLDING.longestAnswerMs);
    expect(response.destroy).toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves nobody cut off who has read everything', () => {
    const { response, place } = held();
    response.writeHead(200);
    response.emit('finish');
    place.workEnded();
    vi.advanceTimersByTime(HOLDING.longestAnswerMs);
    expect(response.destroy).not.toHaveBeenCalled();
  });

  it.each(['uploads', 'files'] as const)('of %s is kept as long as these move', (name) => {
    const { leave, response, place, setTimeout } = held(name);
    response.writeHead(200);
    vi.advanceTimersByTime(10 * 60_000);
    expect(leave).not.toHaveBeenCalled();
    expect(setTimeout).toHaveBeenCalledWith(HOLDING.longestPauseMs);
    response.emit('close');
    place.workEnded();
    expect(leave).toHaveBeenCalledOnce();
  });
});
