import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

/** What a process prints that writes a request to the log, and one that has pino write the same. */
function printed(program: string, level = 'info'): string {
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, flags, {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: level },
  });
  expect(stderr).toBe('');
  return stdout;
}

const LINE = `{ requestId: '0af7651916cd43dd', method: 'GET', route: '/memorial/[id]', status: 200, ms: 0.3 }`;
const ours = (level: string) =>
  `import { requestLog } from './server/request-log.ts'; requestLog.write('${level}', ${LINE});`;
const pinos = (level: string) =>
  `import { log } from './lib/platform/log.ts'; log.${level}(${LINE}, 'request');`;
const withoutTime = (line: string) => line.replace(/"time":"[^"]+"/, '"time":""');

it.each(['info', 'warn'])('a line of %s is letter for letter the one that pino writes', (level) => {
  const [line, expected] = [printed(ours(level)), printed(pinos(level))];
  expect(withoutTime(line)).toBe(withoutTime(expected));
  expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

it('a line below the level of the log is not written', () => {
  expect(printed(ours('debug'))).toBe('');
  expect(printed(ours('info'), 'warn')).toBe('');
});

it('writes whole lines in their order, and loses none at the end, however slowly they are read', async () => {
  const many = 4_000; // less than the megabyte that may wait
  const program = `import { requestLog } from './server/request-log.ts';
    for (let at = 0; at < ${many}; at++) {
      requestLog.write('info', { ...${LINE}, requestId: 'request-' + at });
      if (at % 500 === 0) await new Promise(setImmediate);
    }`;
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, flags, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'info' },
  });
  const closed = once(child, 'close');
  const pieces: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  child.stdout.pause(); // nobody reads for a while: the pipe is full
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
