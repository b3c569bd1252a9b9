import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;

type Places = {
  /** The folder of the stage's WORKDIR, which is made. */
  folder: string;
  /** What /site is in the Dockerfile. */
  image: string;
};

/**
 * Does what a stage of the Dockerfile says without Docker: copies what .dockerignore admits into a clean folder and runs its
 * RUN lines there, with no setting and no variable of this process but those that npm needs. Accounts are not made: they would be this
 * machine's. Throws what a command printed when it fails, and on an instruction that it does not know.
 */
export async function runStage(stage: string, { folder, image }: Places): Promise<void> {
  const env = {
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    HOME: process.env.HOME,
    ...npmSettings(),
  } as unknown as NodeJS.ProcessEnv; // as: Next's types want NODE_ENV, which the image does not set here
  await mkdir(folder, { recursive: true });
  for (const [instruction, rest] of await instructionsOf(stage)) {
    if (instruction === 'WORKDIR' || instruction === 'ARG') continue; // the folder; LANGUAGES is empty unless given
    if (instruction === 'RUN' && rest.startsWith('groupadd ')) continue;
    if (instruction === 'COPY') await copy(rest.split(' ').slice(0, -1), folder);
    else if (instruction === 'RUN')
      await run('sh', ['-c', rest.replace(/(?<=\s)\/site\b/g, image)], {
        cwd: folder,
        env,
        maxBuffer: MOST_OUTPUT,
      }).catch((error: Error & { stdout?: string }) => {
        throw new Error(`RUN ${rest}\n${error.message}\n${error.stdout}`);
      });
    else throw new Error(`Nobody has said what ${instruction} does here.`);
  }
}

/** How npm reaches packages from this machine: its registry, its cache, a proxy and whom that is certified by. */
const OF_THE_NETWORK =
  /^(npm_config_(registry|cache)|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

const npmSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_THE_NETWORK.test(name)));

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

/** `.` is all that .dockerignore admits; other files must be admitted, too. */
async function copy(sources: string[], folder: string): Promise<void> {
  const lines = (await readFile('.dockerignore', 'utf8')).split('\n').filter(Boolean);
  const [all, ...rules] = lines.filter((line) => !line.startsWith('#'));
  if (all !== '*') throw new Error('.dockerignore begins by leaving out everything.');
  const admitted = rules.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const left = rules.filter((line) => !line.startsWith('!'));
  const refused = sources.filter((source) => source !== '.' && !admitted.includes(source));
  if (refused.length > 0) throw new Error(`.dockerignore leaves out ${refused.join(', ')}.`);
  for (const source of sources.includes('.') ? admitted : sources)
    await cp(source, path.join(folder, source), {
      recursive: true,
      filter: (file) => !left.some((each) => file === each || file.startsWith(`${each}/`)),
    });
}
