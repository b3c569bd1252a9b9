import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomSource } from '@/prisma/demo/card/seeded-random';

export type MalformedShot = {
  kind: string;
  bytes: string;
  requests: number;
  /** Afterwards the client reads the answers, disconnects at once, or stays connected and sends nothing more. */
  afterwards: 'read' | 'leave' | 'stay';
};

const WITHOUT_RETRY_AFTER = '503 without Retry-After';

const MAX_MS = 60_000;
/** More than the head of any answer. */
const MAX_HEAD = 16_000;
const LEAVES_AFTER_MS = 20;
/**
 * The number of requests pipelined on one connection. The server closes a connection that sends more
 * (`serializeRequests` in server/connections.ts).
 */
const PIPELINED = 9;
const PIPELINED_BODIES = 8;
const LONG = 'a'.repeat(20_000);
const HEAD = ' HTTP/1.1\r\nHost: localhost:3000\r\n';

const TARGETS = [
  '/%E0%A4%A',
  '/a%00b',
  '/#a',
  '//evil.example/',
  '//',
  '///',
  '/\\',
  '//:x/',
  'http://evil.example/',
  `/${'a'.repeat(7_000)}`,
  '/_next/static/none.js',
  '/_next/static/..%2f..%2fpackage.json',
  '/MEMORIAL/x',
  '/en/about',
  '/unavailable/busy',
  '/q/%2e/code.svg',
] as const;
/** Requests that reach Next. */
const NEXT_TARGETS = [
  '/_next/static/../../find-memorials?page=NaN',
  '/media/x/../../find-memorials',
  '/media/AbCdEfGhJkMn/original',
  '/memorial/AbCdEfGhJkMn/preview.jpg',
  '/q/AbCdEfGhJkMn/code-1.png',
  '/api/memorials?page=-1',
  '/api/search?name=%F0%9F%98%80',
  '/memorial/..%2f..',
] as const;
const METHODS = ['TRACE', 'PROPFIND', 'POST', 'DELETE'] as const;
const HEADERS = [
  `Cookie: ${LONG}\r\n\r\n`,
  'no colon\r\n\r\n',
  'Content-Length: 1\r\nContent-Length: 2\r\n\r\n',
  'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
  'Content-Length: -1\r\n\r\n',
  'Transfer-Encoding: gzip\r\n\r\n',
  'Expect: miracles\r\n\r\n',
  `${'X-Many: 1\r\n'.repeat(900)}\r\n`,
  'X: \0\r\n\r\n',
  'RSC: 1\r\nNext-Router-State-Tree: [\r\n\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
] as const;
const WRITES = [
  '/api/auth/login',
  '/api/auth/register',
  '/api/contact',
  '/api/memorials/drafts',
  '/api/payments/webhook/paystack',
  '/api/payments/verify-paystack',
  '/api/nothing',
] as const;
const BODIES = [
  '{',
  '',
  'null',
  '[[]]',
  '"\\u0000"',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"email":"${LONG}"}`,
  '{"__proto__":{"a":1}}',
  '\xff\xfe',
] as const;
const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'a/b;=',
] as const;

const post = (path: string, type: string, length: number | string) =>
  `POST ${path}${HEAD}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const repeated = (times: number, make: () => string) =>
  Array.from({ length: times }, make).join('');

/** The kinds of shots, each with its share in percent. */
const KINDS: [number, (chance: RandomSource) => MalformedShot][] = [
  [
    35,
    ({ pick }) => {
      const make = () => `GET ${pick(TARGETS)}${HEAD}\r\n`;
      return {
        kind: 'paths',
        bytes: repeated(PIPELINED, make),
        requests: PIPELINED,
        afterwards: 'read',
      };
    },
  ],
  [
    14,
    ({ pick }) => {
      const bytes = repeated(PIPELINED_BODIES, () => `GET ${pick(NEXT_TARGETS)}${HEAD}\r\n`);
      return { kind: 'asked', bytes, requests: PIPELINED_BODIES, afterwards: 'read' };
    },
  ],
  [
    8,
    ({ pick }) => {
      const bytes = `${pick(METHODS)} /about${HEAD}\r\n`.repeat(PIPELINED);
      return { kind: 'methods', bytes, requests: PIPELINED, afterwards: 'read' };
    },
  ],
  [
    12,
    ({ pick }) => ({
      ...{ kind: 'headers', requests: 1, afterwards: 'read' },
      bytes: `GET /${HEAD}${pick(HEADERS)}`,
    }),
  ],
  [
    18,
    ({ pick }) => {
      const bytes = repeated(PIPELINED_BODIES, () => {
        const body = pick(BODIES);
        return post(pick(WRITES), pick(TYPES), body.length) + body;
      });
      return { kind: 'bodies', bytes, requests: PIPELINED_BODIES, afterwards: 'read' };
    },
  ],
  [
    4,
    ({ pick }) => ({
      // On a busy machine, a client that disconnects at once has seldom received its answer.
      ...{ kind: 'too large', requests: 1, afterwards: pick(['leave', 'read']) },
      bytes: post(pick(WRITES), pick(TYPES), 1e12) + LONG.repeat(20),
    }),
  ],
  [
    6,
    ({ pick }) => ({
      ...{ kind: 'half sent', requests: 1, afterwards: pick(['leave', 'stay']) },
      bytes: `${post(pick(WRITES), pick(TYPES), 50_000)}${LONG}`,
    }),
  ],
  [
    3,
    ({ pick }) => ({
      ...{ kind: 'half a head', requests: 1, afterwards: pick(['leave', 'stay']) },
      bytes: `GET /about${HEAD}Cookie: ${LONG.slice(0, 10_000)}`,
    }),
  ],
];

/** Returns a random shot of any kind. */
export function randomMalformedShot(chance: RandomSource): MalformedShot {
  let remainingShare = chance.between(0, 100);
  for (const [share, make] of KINDS) {
    remainingShare -= share;
    if (remainingShare < 0) return make(chance);
  }
  throw new Error('The shares do not add up to 100');
}

/**
 * Connects from this local address and sends the shot. Returns the status of each answer received before the connection
 * ended. A 503 without Retry-After is returned as such.
 */
export async function sendShot(
  port: number,
  localAddress: string,
  shot: MalformedShot,
): Promise<string[]> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.setTimeout(MAX_MS, () => socket.destroy());
  socket.on('error', () => undefined); // the server may end it
  const closed = once(socket, 'close');
  let text = '';
  const statuses: string[] = [];
  const read = Promise.withResolvers<void>();
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    // The end of a body and the next head may share a line.
    const heads = [...text.matchAll(/HTTP\/1\.1 (\d{3}) [\s\S]*?\r\n\r\n/g)];
    for (const [head, status = ''] of heads)
      statuses.push(
        status === '503' && !/^Retry-After: \d+\r$/im.test(head) ? WITHOUT_RETRY_AFTER : status,
      );
    const last = heads.at(-1);
    text = text.slice(last ? last.index + last[0].length : 0).slice(-MAX_HEAD);
    if (statuses.length >= shot.requests) read.resolve();
  });
  socket.write(shot.bytes, 'latin1');
  if (shot.afterwards === 'leave') await sleep(LEAVES_AFTER_MS);
  else if (shot.afterwards === 'read') await Promise.race([read.promise, closed]);
  else await closed;
  socket.destroy();
  return statuses;
}
