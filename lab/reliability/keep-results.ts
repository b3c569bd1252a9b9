import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Measured, type Result, type Results, results } from './measured';
import { reportOf } from './report';
import { targetsIn } from './targets';

const FIGURES = 'reliability.json';
const PAGE = 'reliability.md';
const TARGETS = 'docs/security.md';

/** The results that a folder keeps of earlier runs; none where it has no file of them. */
export async function readResults(folder: string): Promise<Results> {
  const text = await readFile(path.join(folder, FIGURES), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return '{}';
    },
  );
  return results.parse(JSON.parse(text));
}

/** Writes the results of all parts, and the page that shows them. */
export async function keepResults(folder: string, all: Results): Promise<void> {
  await writeFile(path.join(folder, FIGURES), `${JSON.stringify(all, null, 2)}\n`);
  await writeFile(path.join(folder, PAGE), await pageOf(all));
}

/** The page of these results, with the targets as docs/security.md has them. */
export const pageOf = async (all: Results): Promise<string> =>
  reportOf(targetsIn(await readFile(TARGETS, 'utf8')), all);

/**
 * What is kept of a part after a run: what it measured, or, where `outcome` is the reason why it measured nothing, its
 * earlier figures with that.
 */
export function resultOf(
  outcome: Measured | string,
  facts: Record<string, string>,
  earlier: Result | undefined,
): Result {
  if (typeof outcome !== 'string') return { measured: outcome, facts };
  const failure = { at: facts.Date ?? '', reason: outcome };
  return { facts: {}, ...earlier, failure };
}
