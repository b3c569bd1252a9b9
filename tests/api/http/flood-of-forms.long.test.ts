import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readProcessMemory } from '@/lab/bench/process-memory';
import { type ServedSite, serveBuiltSite } from '@/lab/bench/serve-built-site';
import { ada } from '../../support/cast';
import { liveSettings } from '../../support/live-settings';

/** The networks together send as many forms as the site accepts at once. */
const NETWORKS = 4;
const FORMS_PER_NETWORK = 16;
/** The first character makes V8 store two bytes per character. */
const WIDE = Buffer.from(`鲁${'x'.repeat(511_000)}`);
const WATCH_MS = 100;
/** Accepted requests hold back their last byte for this long. */
const HOLD_MS = 15_000;
/** As in flood.long.test.ts. Without the limit on all forms together, each form would take 60 MB. */
const MAX_RESIDENT_MB = 500;

let site: ServedSite;
let authorization: string;

beforeAll(async () => {
  ({ authorization } = (await ada()).headers);
  site = await serveBuiltSite({ ...liveSettings(), RUN_JOBS: 'false', LOG_LEVEL: 'silent' });
});
afterAll(() => site?.close());

const resident = () =>
  readProcessMemory(site.pid).find(({ pid }) => pid === site.pid)?.resident ?? 0;
const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** Sends an unfinished form with this many fields. Returns the status, or `held` if no answer came in time. */
async function send(network: number, fields: number): Promise<string> {
  const { port } = new URL(site.url);
  const from = { host: '127.0.0.1', localAddress: `127.0.${network}.7` };
  const socket = connect({ port: Number(port), ...from });
  let answer = '';
  socket
    .on('error', () => undefined)
    .on('data', (text) => {
      answer += text;
    });
  const closed = once(socket, 'close');
  socket.write(
    `POST /api/memorials HTTP/1.1\r\nHost: localhost:3000\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  for (let at = 0; at < fields && answer === '' && !socket.destroyed; at += 1) {
    const head = `--x\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n`;
    const field = Buffer.concat([Buffer.from(head), WIDE, Buffer.from('\r\n')]);
    const isRead = socket.write(chunk(field));
    if (!isRead) await Promise.race([once(socket, 'drain'), closed, sleep(HOLD_MS)]);
  }
  for (const end = Date.now() + HOLD_MS; answer === '' && Date.now() < end; ) await sleep(WATCH_MS);
  socket.destroy();
  return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'held';
}

it.each([60, 3])('unfinished forms with %d long fields do not fill the memory', async (fields) => {
  let peak = resident();
  const watch = setInterval(() => {
    peak = Math.max(peak, resident());
  }, WATCH_MS);
  const all = Array.from({ length: NETWORKS * FORMS_PER_NETWORK }, (_, at) =>
    send(1 + (at % NETWORKS), fields),
  );
  const answers = await Promise.all(all);
  clearInterval(watch);
  const counts = Object.groupBy(answers, (answer) => answer);
  console.info(
    Object.entries(counts)
      .map(([answer, group]) => `${answer} x ${group?.length}`)
      .join(', '),
    `${peak.toFixed(0)} MB at most`,
  );
  expect(new Set(answers).difference(new Set(['413', '503', 'held']))).toEqual(new Set());
  expect(counts['503'] ?? counts['413']).toBeDefined(); // some forms got far enough to be refused
  expect(peak).toBeLessThan(MAX_RESIDENT_MB);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(resident()).toBeGreaterThan(0); // the process was not restarted
});
