import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs a program that prints to the log. Returns its lines and its exit status. */
function run(program: string, level = 'info') {
  const source = `import { redirectConsoleToLog } from './server/redirect-console.ts'; redirectConsoleToLog(); ${program}`;
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const { stdout, stderr, status } = spawnSync(process.execPath, flags, {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: level },
  });
  const lines = stdout.split('\n').filter(Boolean);
  return { lines: lines.map((line) => JSON.parse(line)), stderr, status };
}

describe('output of Next, packages and Node', () => {
  it('becomes one line of the log per message', () => {
    const { lines, stderr } = run(`
      console.log('Ready in %dms', 12);
      console.warn('\\u001b[33m⚠\\u001b[0m a warning');
      console.error('Failed:', new TypeError('no such page'), { digest: '123' });
      console.error(new Error('alone'));
      process.emitWarning('old', 'DeprecationWarning');
    `);
    expect(stderr).toBe('');
    expect(lines).toMatchObject([
      { level: 30, msg: 'Ready in 12ms', by: 'console', time: expect.any(String) },
      { level: 40, msg: '⚠ a warning' },
      { level: 50, msg: "Failed: { digest: '123' }", err: { type: 'TypeError' } },
      { level: 50, msg: 'alone', err: { message: 'alone', stack: expect.any(String) } },
      { level: 40, msg: 'old', by: 'node' },
    ]);
  });

  it.each([
    ["setTimeout(() => { throw new Error('nobody caught it'); })", 'uncaughtException'],
    ["Promise.reject(new Error('nobody caught it'))", 'unhandledRejection'],
  ])('becomes a line of the log for %s, and the process exits', (program, origin) => {
    const { lines, stderr, status } = run(program);
    expect(lines).toMatchObject([{ level: 60, msg: origin, err: { message: 'nobody caught it' } }]);
    expect([stderr, status]).toEqual(['', 1]);
  });
});
