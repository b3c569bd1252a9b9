import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import {
  markIncomplete,
  recordRenderFailure,
  setResponseStatus,
} from '@/lib/platform/http/request-context';
import { messageFor } from '@/lib/platform/language/message';
import { translateIn } from '@/lib/platform/language/translator-for';
import { type Metrics, setMetrics } from '@/lib/platform/metrics';
import { limitsFor } from '@/server/admission/limits';
import {
  crowdedServer,
  fromNetwork,
  isFallbackPage,
  NOTICE,
  reads,
  waitUntilTrue,
} from '../../support/crowded-server';
import { countArrivals } from '../../support/request-arrivals';
import { page } from '../../support/shared-server';

const { handle, ask, port, places, fallbackPages, hold, read, askedFor, taken, fillReads } =
  crowdedServer();
afterEach(() => setMetrics(undefined));

const { notices, pictures } = limitsFor(10);
const MEMBER = { cookie: 'next-auth.session-token=x' };
const JSON_BODY = { 'content-type': 'application/json' };

describe('an overloaded server', () => {
  it('refuses reads with Retry-After and a message, but no notice of a provider', async () => {
    const refused = vi.fn();
    setMetrics({ refusedForTime: refused } as unknown as Metrics); // as: no other counter is used here
    const open = hold();
    const crowd = await fillReads();
    const late = await ask('/fr/my-memorials', MEMBER, 'GET', fromNetwork(1)); // its network uses its whole share
    expect(late.status).toBe(503);
    expect(late.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(late.body.toString()).toBe('says /fr/unavailable/busy');
    const call = await read(0, 1);
    expect(call.headers['retry-after']).toBe('2');
    const { message, code } = JSON.parse(call.body.toString());
    expect([message, code]).toEqual([translateIn('fr', { key: 'api.busy' }), 'busy']);
    const router = await ask('/my-memorials', { ...MEMBER, rsc: '1' }, 'GET', fromNetwork(1));
    expect([router.status, router.body.length]).toEqual([503, 0]);
    expect(refused).not.toHaveBeenCalled();
    const newcomer = read(0, 3); // replaces a waiting request
    await waitUntilTrue(() => refused.mock.calls.length === 1);
    expect(refused).toHaveBeenCalledWith('reads');

    const many = Array.from({ length: 100 }, () => ask(NOTICE, JSON_BODY, 'POST', { body: '{}' }));
    for (const { status } of await Promise.all(many)) expect(status).toBe(200);
    expect((await ask('/_next/static/a.js', MEMBER)).status).not.toBe(503);
    open();
    const statuses = new Set((await Promise.all([...crowd, newcomer])).map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
    expect((await read(1)).status).toBe(200);
    expect(taken('reads')).toBe(0);
  });

  it('admits others while one network uses its whole share', async () => {
    const open = hold();
    const greedy = Array.from({ length: 200 }, (_, at) => read(at, 1));
    await waitUntilTrue(() => taken('reads') === reads.atOnce / 2);
    const other = read(500, 2);
    await waitUntilTrue(() => askedFor('page=500').length === 1);
    open();
    expect((await other).status).toBe(200);
    await Promise.all(greedy);
  });

  it.each([
    ['invented codes', (at: number) => `/q/${String(at).padStart(12, 'A')}/code.svg`],
    ['missing files', (at: number) => `/_next/static/chunks/${at}.js`],
  ])('handles a limited number of %s at once for one network', async (_, address) => {
    const open = hold((url) => !url.startsWith('/api/'));
    const share = (pictures.atOnce + pictures.waiting) / 2;
    const some = Array.from({ length: share }, (_, at) =>
      ask(address(at), {}, 'GET', fromNetwork(1)),
    );
    await waitUntilTrue(() => places().get('pictures')?.waiting === pictures.waiting / 2);
    expect(taken('pictures')).toBe(pictures.atOnce / 2);
    expect((await ask(address(share), {}, 'GET', fromNetwork(1))).status).toBe(503);
    expect((await read(1, 1)).status).toBe(200);
    const other = ask(address(share), {}, 'GET', fromNetwork(2));
    await waitUntilTrue(() => askedFor(address(share)).length === 1);
    open();
    expect((await other).status).toBe(200);
    await Promise.all(some);
  });

  it('still answers from memory', async () => {
    await ask('/memorial/a');
    const open = hold();
    const crowd = await fillReads();
    expect((await ask('/memorial/a')).status).toBe(200);
    open();
    await Promise.all(crowd);
  });

  it('has rendered the page for overload in advance', async () => {
    hold(() => false);
    await fallbackPages().prepare(['en', 'fr']);
    const before = handle.mock.calls.length;
    for (const language of ['en', 'fr'] as const)
      expect((await fallbackPages().page(language, 'busy'))?.body.toString()).toContain(
        'unavailable/busy',
      );
    expect(handle.mock.calls.length).toBe(before);
  });

  it('renders the page for overload once for all requests, and again after a failure', async () => {
    handle.mockImplementationOnce(async (_, response) => {
      response.statusCode = 500;
      response.end();
    });
    const all = await Promise.all([1, 2, 3].map(() => fallbackPages().page('fr', 'busy')));
    expect([all[0], handle.mock.calls.length]).toEqual([undefined, 1]);
    await Promise.all([1, 2, 3].map(() => fallbackPages().page('fr', 'busy')));
    expect(handle.mock.calls.length).toBe(2);
  });

  it('also sends the page for overload instead of a list that could not be read', async () => {
    handle.mockImplementation(async ({ url = '' }, response) => {
      if (isFallbackPage(url)) return page(response, { 'Cache-Tag': undefined }, 'busy');
      setResponseStatus(503);
      if (url.endsWith('a'))
        recordRenderFailure(new AppError('unavailable', messageFor('api.busy')));
      else markIncomplete();
      page(response, {}, 'a list without its entries');
    });
    const [busy, ours] = [await ask('/find-memorials?name=a'), await ask('/find-memorials?name=b')];
    expect([busy.status, busy.body.toString()]).toEqual([503, 'busy']);
    expect([ours.status, ours.body.toString()]).toEqual([503, 'a list without its entries']);
  });
});

describe('a body', () => {
  const sendHalf = (path: string, type = 'application/json') => {
    const socket = connect(port(), '127.0.0.1');
    socket.on('error', () => {});
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\n`;
    socket.write(`${head}half`);
    return socket;
  };

  it.each([
    ['notices', NOTICE],
    ['writes', '/api/auth/login'],
  ] as const)('of %s that is only half sent takes no place', async (name, path) => {
    const open = hold((url) => url === path);
    const arrived = countArrivals();
    const sockets = Array.from({ length: 2 * notices.atOnce }, () => sendHalf(path));
    await arrived(sockets.length);
    const whole = ask(path, JSON_BODY, 'POST', { body: '{}' });
    await waitUntilTrue(() => askedFor(path).length === 1);
    expect(taken(name)).toBe(1);
    open();
    expect((await whole).status).toBe(200);
    expect(askedFor(path)).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
  });

  it('that does not arrive in time is answered with 408, and its connection closed', async () => {
    hold(() => false);
    const socket = sendHalf(NOTICE);
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1.1 408 /);
    expect(handle).not.toHaveBeenCalled();
  });

  it('that is too large is answered with 413, and the connection stays open', async () => {
    hold(() => false);
    const socket = connect(port(), '127.0.0.1');
    const body = 'a'.repeat(3_000_000);
    socket.write(
      `POST /api/a HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('is refused if one network uses too much memory for bodies, while other networks are not affected', async () => {
    const open = hold(() => true);
    const body = 'a'.repeat(900_000);
    const send = (network: number) =>
      ask('/api/contact', JSON_BODY, 'POST', { ...fromNetwork(network), body });
    const admittedRequests = [send(1), send(1)];
    await waitUntilTrue(() => taken('writes') === 2);
    expect((await send(1)).status).toBe(503);
    const other = send(2);
    await waitUntilTrue(() => taken('writes') === 3);
    open();
    for (const { status } of await Promise.all([...admittedRequests, other]))
      expect(status).toBe(200);
    expect((await send(1)).status).toBe(200);
  });

  it('that is too long for a notice does not block notices', async () => {
    hold(() => false);
    const arrived = countArrivals();
    const long = Array.from({ length: 4 }, (_, at) => {
      const socket = connect({ port: port(), host: '127.0.0.1', ...fromNetwork(2 + at) });
      socket.on('error', () => {}).resume();
      const bytes = 2 * 1024 * 1024;
      socket.write(`POST ${NOTICE} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
      return new Promise((resolve) => {
        socket.write('a'.repeat(bytes - 1), resolve);
        socket.once('close', resolve);
      }).then(() => socket);
    });
    const sockets = await Promise.all(long);
    await arrived(sockets.length);
    const whole = await ask(NOTICE, JSON_BODY, 'POST', { body: 'a'.repeat(60_000) });
    expect(whole.status).toBe(200);
    const longer = await ask(NOTICE, JSON_BODY, 'POST', { body: 'a'.repeat(66_000) });
    expect(longer.status).toBe(413);
    for (const socket of sockets) socket.destroy();
  });

  it('of an upload is passed on while it arrives', async () => {
    const begun = Promise.withResolvers<void>();
    handle.mockImplementation(async (_, response) => {
      begun.resolve();
      response.end();
    });
    const socket = sendHalf('/api/memorials/drafts', 'multipart/form-data; boundary=a');
    await begun.promise;
    socket.destroy();
  });
});

describe('a caller who disconnects', () => {
  it('frees the place only when the work ends', async () => {
    const open = hold();
    const leaving = new AbortController();
    const abandoned = Array.from({ length: reads.atOnce }, (_, at) =>
      ask(`/api/memorials/page=${at}`, {}, 'GET', {
        ...fromNetwork(1 + (at % 2)),
        signal: leaving.signal,
      }).catch(() => 'gone'),
    );
    await waitUntilTrue(() => askedFor('/api/memorials').length === reads.atOnce);
    const responses = handle.mock.calls.map(([, response]) => response as ServerResponse);
    leaving.abort();
    await Promise.all(abandoned);
    await waitUntilTrue(() => responses.every(({ closed }) => closed));
    expect(taken('reads')).toBe(reads.atOnce);
    open();
    await waitUntilTrue(() => taken('reads') === 0);
  });
});
