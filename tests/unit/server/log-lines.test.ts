import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

/** Runs a TypeScript program given as text, which can import our sources; the test reads its standard output. */
function start(program: string, level = 'info') {
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return spawn(process.execPath, flags, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: level },
  });
}

/** A server that receives three requests, one of them for its health, and then exits. */
const SERVER = `
  import { createServer } from 'node:http';
  import { once } from 'node:events';
  import { RequestLog } from './server/request-log.ts';
  import { RouteTemplates } from './server/route-templates.ts';
  const watch = new RequestLog({ routes: new RouteTemplates(['/[language]/memorial/[id]']) });
  const server = createServer((request, response) => {
    watch.begin(request, response, '0af7651916cd43dd');
    response.statusCode = request.url === '/broken' ? 503 : 200;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const path of ['/livez', '/memorial/V1StGXR8Z5jd?name=Ada', '/broken'])
    await (await fetch('http://127.0.0.1:' + server.address().port + path)).text();
  server.closeAllConnections();
  server.close();
`;

it.each([
  ['debug', ['/livez', '/memorial/[id]', 'unknown']],
  ['info', ['/memorial/[id]', 'unknown']],
  ['warn', ['unknown']],
])('at the level %s logs the requests for %j, each as one line of JSON', async (level, routes) => {
  const child = start(SERVER, level);
  const lines = (await child.stdout.toArray()).join('').trimEnd().split('\n');
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ route }) => route)).toEqual(routes);
  for (const line of logged)
    expect(line).toEqual({
      level: { '/livez': 20, unknown: 40 }[String(line.route)] ?? 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: '0af7651916cd43dd',
      method: 'GET',
      route: line.route,
      status: line.route === 'unknown' ? 503 : 200,
      ms: expect.any(Number),
      msg: 'request',
    });
});

it('writes complete lines in order and loses none at the end, however slowly they are read', async () => {
  const many = 4_000; // fits into the megabyte that may be buffered
  const child = start(`import { log } from './lib/platform/log.ts';
    for (let at = 0; at < ${many}; at++) {
      log.info({ requestId: 'request-' + at, method: 'GET', route: '/memorial/[id]', status: 200, ms: 0.3 }, 'request');
      if (at % 500 === 0) await new Promise(setImmediate);
    }`);
  const closed = once(child, 'close');
  const pieces: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  child.stdout.pause(); // fills the pipe
  await sleep(1_500);
  child.stdout.resume();
  await closed;
  const ids = pieces
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).requestId);
  expect(ids.length).toBe(many);
  expect(ids.findIndex((id, at) => id !== `request-${at}`)).toBe(-1);
});
