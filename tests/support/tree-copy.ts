import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const run = promisify(execFile);
/** The files that `npm run check` reads. */
const COPIED_FILES =
  /^(app|components|deploy|docs|lab|lib|messages|prisma|public|sandbox|scripts|server|tests|[\w.-]+\.(ts|json|mjs|md|yaml)|Dockerfile|\.(ci|dockerignore|editorconfig|env\.example|gitignore|npmrc|nvmrc))(\/|$)/;
const GENERATED = /^lib\/platform\/(db|language)\/generated|\.tsbuildinfo$|^next-env\.d\.ts$/;

export type TreeCopy = Awaited<ReturnType<typeof copyTree>>;

/** Copies the sources into a temporary folder, where a test changes and checks them as a developer would. */
export async function copyTree() {
  const tree = await mkdtemp(path.join(tmpdir(), 'tree-copy-'));
  await cp('.', tree, {
    recursive: true,
    filter: (file) => file === '.' || (COPIED_FILES.test(file) && !GENERATED.test(file)),
  });
  await symlink(path.resolve('node_modules'), path.join(tree, 'node_modules'));
  return {
    /** Inserts text after the first occurrence of `after`, which must exist. */
    async insert(file: string, after: string, addition: string): Promise<void> {
      await this.replace(file, after, after + addition);
    },

    /** Replaces the first occurrence of a text, which must exist. */
    async replace(file: string, before: string, text: string): Promise<void> {
      const target = path.join(tree, file);
      const old = await readFile(target, 'utf8');
      expect(old, file).toContain(before);
      await writeFile(
        target,
        old.replace(before, () => text),
      );
    },

    /** Creates a file that must not exist yet. */
    async create(file: string, text: string): Promise<void> {
      const target = path.join(tree, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text, { flag: 'wx' });
    },

    /** Generates the files that are not committed, and checks the types. */
    async build(): Promise<void> {
      await this.node('--import', 'tsx', 'scripts/prepare.ts');
      await this.node('node_modules/typescript/bin/tsc', '--noEmit');
    },

    /** Runs `npm run check`. */
    check(): Promise<void> {
      return this.node('scripts/test.mjs', 'check');
    },

    /** Runs a test file of a project of vitest.config.ts. */
    test(project: string, file: string): Promise<void> {
      return this.node('node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, file);
    },

    /** Runs Node in the copy, without the settings of this run. If it fails, throws its output. */
    async node(...args: string[]): Promise<void> {
      const { PATH, HOME, TMPDIR } = process.env;
      const env = { PATH, HOME, TMPDIR, NODE_ENV: 'test' as const };
      try {
        await run(process.execPath, args, { cwd: tree, env, maxBuffer: 2 ** 26 });
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // as: execFile adds these to the error
        throw new Error(`${args.join(' ')} failed:\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
      }
    },

    remove: () => rm(tree, { recursive: true, force: true }),
  };
}

/** The files that CONTRIBUTING.md names in the paragraph under this heading. */
export async function filesListedUnder(heading: string): Promise<string[]> {
  const text = await readFile('CONTRIBUTING.md', 'utf8');
  const paragraph = text.split(`**${heading}**`)[1]?.split('\n\n')[0] ?? '';
  return [...paragraph.matchAll(/`([\w./<>-]*[./][\w./<>-]*)`/g)].map(([, file]) => file ?? '');
}
