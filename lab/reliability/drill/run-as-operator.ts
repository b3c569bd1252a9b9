import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program of this repository, as an operator does, and returns its duration in seconds. If it fails, throws with
 * its last line of output.
 */
export async function runAsOperator(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
      process.stdout.write(text);
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} failed: ${output.trim().split('\n').at(-1)}`);
  return (performance.now() - start) / 1000;
}
