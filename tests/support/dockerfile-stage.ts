import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT = 64 * 1024 * 1024;

type Places = {
  /** The stage's WORKDIR; it is created. */
  folder: string;
  /** The folder that replaces /site. */
  image: string;
};

/**
 * Runs a stage of the Dockerfile without Docker: copies what .dockerignore admits into a clean folder and executes the
 * RUN lines there, with no environment variables except those that npm needs. It creates no accounts, because they
 * would be accounts of this machine. Throws the output of a command that fails, and throws on an unknown instruction.
 */
export async function runStage(stage: string, { folder, image }: Places): Promise<void> {
  const env = {
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    HOME: process.env.HOME,
    ...npmSettings(),
  } as unknown as NodeJS.ProcessEnv; // as: Next's types require NODE_ENV, which the image does not set here
  await mkdir(folder, { recursive: true });
  for (const [instruction, rest] of await instructionsOf(stage)) {
    if (instruction === 'WORKDIR' || instruction === 'ARG') continue; // WORKDIR is `folder`; the only ARG, LANGUAGES, is empty by default
    if (instruction === 'RUN' && rest.startsWith('groupadd ')) continue;
    if (instruction === 'COPY') await copy(rest.split(' ').slice(0, -1), folder);
    else if (instruction === 'RUN')
      await run('sh', ['-c', rest.replace(/(?<=\s)\/site\b/g, image)], {
        cwd: folder,
        env,
        maxBuffer: MAX_OUTPUT,
      }).catch((error: Error & { stdout?: string }) => {
        throw new Error(`RUN ${rest}\n${error.message}\n${error.stdout}`);
      });
    else throw new Error(`The instruction ${instruction} is not supported here.`);
  }
}

/** How npm reaches its registry from this machine: registry, cache, proxy, and the proxy's certificates. */
const NETWORK_VARIABLES =
  /^(npm_config_(registry|cache)|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

const npmSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK_VARIABLES.test(name)));

async function instructionsOf(stage: string): Promise<[instruction: string, rest: string][]> {
  const text = (await readFile('Dockerfile', 'utf8')).replaceAll('\\\n', ' ');
  const lines = text.split('\n').filter((line) => /^[A-Z]+ /.test(line));
  const first = lines.findIndex(
    (line) => line.startsWith('FROM ') && line.endsWith(` AS ${stage}`),
  );
  if (first < 0) throw new Error(`The Dockerfile has no stage ${stage}.`);
  const after = lines.slice(first + 1);
  const end = after.findIndex((line) => line.startsWith('FROM '));
  return after.slice(0, end < 0 ? after.length : end).map((line) => {
    const [instruction = ''] = line.split(' ');
    return [instruction, line.slice(instruction.length + 1)];
  });
}

/** `.` means everything that .dockerignore admits. Any other file must be admitted as well. */
async function copy(sources: string[], folder: string): Promise<void> {
  const lines = (await readFile('.dockerignore', 'utf8')).split('\n').filter(Boolean);
  const [all, ...rules] = lines.filter((line) => !line.startsWith('#'));
  if (all !== '*') throw new Error('.dockerignore must begin with *, which leaves out everything.');
  const admittedFiles = rules.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const ignoredPatterns = rules.filter((line) => !line.startsWith('!'));
  const refusedFiles = sources.filter(
    (source) => source !== '.' && !admittedFiles.includes(source),
  );
  if (refusedFiles.length > 0)
    throw new Error(`.dockerignore leaves out ${refusedFiles.join(', ')}.`);
  for (const source of sources.includes('.') ? admittedFiles : sources)
    await cp(source, path.join(folder, source), {
      recursive: true,
      filter: (file) =>
        !ignoredPatterns.some((each) => file === each || file.startsWith(`${each}/`)),
    });
}
