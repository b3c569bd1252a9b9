import { spawnSync } from 'node:child_process';
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
