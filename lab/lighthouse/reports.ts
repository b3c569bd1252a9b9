import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LighthouseReport } from './measure';

/** Lighthouse's viewer (googlechrome.github.io/lighthouse/viewer) shows these reports. */
const FOLDER = 'reports/lighthouse';

/** Stores a page's report, for people and for the table. */
export async function writeReport(name: string, report: LighthouseReport): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(fileOf(name), JSON.stringify(report, null, 2));
}

/** Returns this run's report on a page; undefined if there is none. */
export async function readReport(name: string): Promise<LighthouseReport | undefined> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => undefined);
  return text && JSON.parse(text);
}

const fileOf = (name: string) => path.join(FOLDER, `${name}.json`);
