import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRequest, type World } from '@/lib/webhooks/send-request';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.info('Deliveries are skipped: there is no openssl to make a certificate.');

const HOST = 'hooks.example.org';
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
let received: { host?: string | undefined; servername: unknown; body: string }[];
let server: ReturnType<typeof createServer> | undefined;
let port: number;
let ca: string;

beforeAll(async () => {
  if (!hasOpenssl) return;
  const certificate = certificateFor(HOST);
  ca = certificate.cert;
  server = createServer(certificate, async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { servername } = request.socket as TLSSocket; // as: an https server's sockets are
    received.push({ host: request.headers.host, servername, body });
    answer(request, response);
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});
beforeEach(() => {
  received = [];
  answer = (_, response) => response.end('ok');
});

/** The name leads to this machine, and that counts as public. */
const world = (change: Partial<World> = {}): Partial<World> => ({
  resolve: async () => ['127.0.0.1'],
  isPublic: () => true,
  ca,
  timeoutMs: 5_000,
  ...change,
});
const send = (change?: Partial<World>, host = HOST) =>
  sendRequest(
    { url: new URL(`https://${host}:${port}/in`), isTest: false },
    '{"a":1}',
    { 'content-type': 'application/json' },
    world(change),
  );

describe.skipIf(!hasOpenssl)('a delivery', () => {
  it('goes to the address that was looked up, with the name for host and certificate', async () => {
    expect(await send()).toEqual({ status: 200 });
    expect(received).toEqual([{ host: `${HOST}:${port}`, servername: HOST, body: '{"a":1}' }]);
  });

  it.each([204, 302, 410, 500])('returns the code %i, and follows nothing', async (status) => {
    answer = (_, response) => response.writeHead(status, { location: '/elsewhere' }).end();
    expect(await send()).toEqual({ status });
    expect(received).toHaveLength(1);
  });

  it('reads no more of an answer than 64 kB', async () => {
    let written = 0;
    answer = (_, response) => {
      response.on('error', () => undefined);
      const chunk = Buffer.alloc(16 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    };
    expect(await send()).toEqual({ status: 200 });
    expect(written).toBeLessThan(64 * 1024 * 1024); // an endless answer ended
  });

  it('ends when nobody answers in time, and when the answer never ends it has its code', async () => {
    answer = () => undefined;
    expect(await send({ timeoutMs: 300 })).toEqual({ error: 'time' });
    answer = (_, response) => response.writeHead(200).write('and so on');
    expect(await send({ timeoutMs: 300 })).toEqual({ status: 200 });
  });

  it('counts the time of the look-up, too', async () => {
    const resolve: World['resolve'] = (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    expect(await send({ timeoutMs: 200, resolve })).toEqual({ error: 'time' });
  });

  it('is refused where the certificate is not of that name, or of nobody we trust', async () => {
    expect(await send({}, 'other.example.org')).toEqual({ error: 'connection' });
    expect(await send({ ca: '' })).toEqual({ error: 'connection' });
    expect(received).toEqual([]);
  });

  it('uses no proxy of the environment', async () => {
    const before = process.env.HTTPS_PROXY;
    process.env.HTTPS_PROXY = 'http://127.0.0.1:1';
    try {
      expect(await send()).toEqual({ status: 200 });
    } finally {
      if (before === undefined) delete process.env.HTTPS_PROXY;
      else process.env.HTTPS_PROXY = before;
    }
  });
});

describe.skipIf(!hasOpenssl)('a name that leads inside', () => {
  const isPublic = (address: string) => address !== '127.0.0.1';

  it('is refused before anything is connected, also where only one of its addresses does', async () => {
    expect(await send({ isPublic })).toEqual({ error: 'address' });
    const resolve = async () => ['93.184.215.14', '127.0.0.1'];
    expect(await send({ isPublic, resolve })).toEqual({ error: 'address' });
    expect(received).toEqual([]);
  });

  it('is refused by its real addresses where a test names none', async () => {
    const url = new URL(`https://127.0.0.1:${port}/in`);
    expect(await sendRequest({ url, isTest: false }, '{}', {}, { ca })).toEqual({
      error: 'address',
    });
    const linkLocal = new URL('https://[fe80::1]/');
    expect(await sendRequest({ url: linkLocal, isTest: false }, '{}', {})).toEqual({
      error: 'address',
    });
  });

  it('changes nothing by leading elsewhere a moment later: it is looked up once', async () => {
    let asked = 0;
    const resolve = async () => (asked++ === 0 ? ['192.0.2.1'] : ['127.0.0.1']);
    // Nothing answers there; the server here would, if anybody asked for the name again.
    const sent = await send({ isPublic, resolve, timeoutMs: 500 });
    expect(sent).toHaveProperty('error');
    expect(asked).toBe(1);
    expect(received).toEqual([]);
  });

  it('is not known at all', async () => {
    expect(await send({ resolve: async () => [] })).toEqual({ error: 'unknown' });
  });
});

/** A certificate that signs itself, for one name. */
function certificateFor(host: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
        .concat(['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`])
        .concat(['-keyout', key ?? '', '-out', cert ?? '']),
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key ?? '', 'utf8'), cert: readFileSync(cert ?? '', 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
