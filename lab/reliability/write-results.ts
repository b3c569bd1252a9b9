import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Measurement, type PartResult, type PartResults, resultsSchema } from './measurement';
import { formatReliabilityReport } from './report';
import { parseTargets } from './targets';

const FIGURES = 'reliability.json';
const PAGE = 'reliability.md';
const TARGETS = 'docs/security.md';

/** The results of earlier runs in a folder; empty if there is no file. */
export async function readResults(folder: string): Promise<PartResults> {
  const text = await readFile(path.join(folder, FIGURES), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return '{}';
    },
  );
  return resultsSchema.parse(JSON.parse(text));
}

/** Writes the results of all parts, and the page with them. */
export async function writeResults(folder: string, results: PartResults): Promise<void> {
  await writeFile(path.join(folder, FIGURES), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(path.join(folder, PAGE), await renderPage(results));
}

/** The page of these results, with the targets as docs/security.md has them. */
export const renderPage = async (results: PartResults): Promise<string> =>
  formatReliabilityReport(parseTargets(await readFile(TARGETS, 'utf8')), results);

/**
 * The result of a part to keep after a run: what it measured, or its earlier figures together with the reason why it
 * measured nothing.
 */
export function mergeResult(
  outcome: Measurement | string,
  facts: Record<string, string>,
  earlier: PartResult | undefined,
): PartResult {
  if (typeof outcome !== 'string') return { measured: outcome, facts };
  const failure = { at: facts.Date ?? '', reason: outcome };
  return { facts: {}, ...earlier, failure };
}
