import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NetworkAccess, sendRequest } from '@/lib/webhooks/send-request';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl)
  console.info(
    'Skipped the tests of deliveries: openssl, which makes their certificate, is missing.',
  );

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
    const { servername } = request.socket as TLSSocket; // the sockets of an https server are TLSSockets
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

/** The name resolves to this machine, which counts as public here. */
const networkAccess = (change: Partial<NetworkAccess> = {}): Partial<NetworkAccess> => ({
  resolve: async () => ['127.0.0.1'],
  isPublic: () => true,
  ca,
  timeoutMs: 5_000,
  ...change,
});
const send = (change?: Partial<NetworkAccess>, host = HOST) =>
  sendRequest(
    { url: new URL(`https://${host}:${port}/in`), isTest: false },
    '{"a":1}',
    { 'content-type': 'application/json' },
    networkAccess(change),
  );

describe.skipIf(!hasOpenssl)('a delivery', () => {
  it('goes to the resolved address, with the name in the host header and in the check of the certificate', async () => {
    expect(await send()).toEqual({ status: 200 });
    expect(received).toEqual([{ host: `${HOST}:${port}`, servername: HOST, body: '{"a":1}' }]);
  });

  it.each([204, 302, 410, 500])(
    'returns the status %i, and follows no redirect',
    async (status) => {
      answer = (_, response) => response.writeHead(status, { location: '/elsewhere' }).end();
      expect(await send()).toEqual({ status });
      expect(received).toHaveLength(1);
    },
  );

  it('reads at most 64 kB of an answer', async () => {
    let bytesWritten = 0;
    answer = (_, response) => {
      response.on('error', () => undefined);
      const chunk = Buffer.alloc(16 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk)) bytesWritten += chunk.length;
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    };
    expect(await send()).toEqual({ status: 200 });
    expect(bytesWritten).toBeLessThan(64 * 1024 * 1024); // of an endless answer; buffers took more than 64 kB
  });

  it('times out without an answer, and returns the status of an answer that never ends', async () => {
    answer = () => undefined;
    expect(await send({ timeoutMs: 300 })).toEqual({ error: 'time' });
    answer = (_, response) => response.writeHead(200).write('and so on');
    expect(await send({ timeoutMs: 300 })).toEqual({ status: 200 });
  });

  it('includes name resolution in the timeout', async () => {
    const resolve: NetworkAccess['resolve'] = (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    expect(await send({ timeoutMs: 200, resolve })).toEqual({ error: 'time' });
  });

  it('is refused if the certificate is for another name or not trusted', async () => {
    expect(await send({}, 'other.example.org')).toEqual({ error: 'connection' });
    expect(await send({ ca: '' })).toEqual({ error: 'connection' });
    expect(received).toEqual([]);
  });

  it('ignores the proxy of the environment', async () => {
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

describe.skipIf(!hasOpenssl)('a name that resolves to an internal address', () => {
  const isPublic = (address: string) => address !== '127.0.0.1';

  it('is refused before connecting, even if only one of its addresses is internal', async () => {
    expect(await send({ isPublic })).toEqual({ error: 'address' });
    const resolve = async () => ['93.184.215.14', '127.0.0.1'];
    expect(await send({ isPublic, resolve })).toEqual({ error: 'address' });
    expect(received).toEqual([]);
  });

  it('is refused by the real check of addresses, too, also if the URL contains the address itself', async () => {
    const url = new URL(`https://127.0.0.1:${port}/in`);
    expect(await sendRequest({ url, isTest: false }, '{}', {}, { ca })).toEqual({
      error: 'address',
    });
    const linkLocal = new URL('https://[fe80::1]/');
    expect(await sendRequest({ url: linkLocal, isTest: false }, '{}', {})).toEqual({
      error: 'address',
    });
  });

  it('is resolved only once, so that a later change has no effect', async () => {
    let lookups = 0;
    const resolve = async () => (lookups++ === 0 ? ['192.0.2.1'] : ['127.0.0.1']);
    // Nothing answers at 192.0.2.1, but the test's server would answer if the name were resolved again.
    const outcome = await send({ isPublic, resolve, timeoutMs: 500 });
    expect(outcome).toHaveProperty('error');
    expect(lookups).toBe(1);
    expect(received).toEqual([]);
  });

  it('is reported as unknown if it has no address', async () => {
    expect(await send({ resolve: async () => [] })).toEqual({ error: 'unknown' });
  });
});

/** A self-signed certificate for one name. */
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
