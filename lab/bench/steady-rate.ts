import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { requestsPerSecond } from './requests-per-second';

const run = promisify(execFile);
const CONNECTIONS = 16;

/** The version of wrk; undefined if it is not installed. */
export function wrkVersion(): string | undefined {
  try {
    // It prints its version and exits with 1.
    const text = execFileSync('sh', ['-c', 'wrk -v 2>&1; true'], { encoding: 'utf8' });
    return /wrk (?:debian\/)?(\S+)/.exec(text)?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Requests one address as fast as responses arrive, like a browser that accepts gzip. Returns the number of responses
 * in a second. Uses wrk if it is installed: autocannon needs more processor time than the site needs for answers from
 * memory, so it would measure itself (decision 0067). Throws if a response is not 200.
 */
export async function steadyRate(
  url: string,
  path: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  if (!wrkVersion()) return requestsPerSecond({ url, paths: [path], headers, seconds });
  const allHeaders = { 'accept-encoding': 'gzip', accept: 'text/html,*/*', ...headers };
  const headerFlags = Object.entries(allHeaders).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${Math.max(1, Math.round(seconds))}s`];
  const { stdout } = await run('wrk', [...load, ...headerFlags, url + path]);
  return rateIn(stdout, path);
}

/** Reads the requests in a second from wrk's output. Throws if wrk reports errors. */
export function rateIn(output: string, path: string): number {
  const fault = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0];
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]);
  if (fault || !(rate > 0)) throw new Error(`${path} was not answered well: ${fault ?? output}`);
  return rate;
}
