import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servedRelease } from '../../scripts/releases/history';
import { type FilledDatabase, openFilledDatabases, runQuery } from './filled-databases';
import { loads, machineFacts } from './machine-facts';
import { measureSiteMemory } from './measure-memory';
import { measureCachedPage, measureListing } from './measure-pages';
import { measurePicture } from './measure-picture';
import { measureProcesses } from './measure-processes';
import { measureSearches } from './measure-searches';
import { measureSettle } from './measure-settle';
import { measureUploads } from './measure-uploads';
import { findNginx, nginxVersion } from './nginx';
import type { BenchOptions, BenchPart } from './options';
import { figure, formatBenchReport, type Section } from './report';
import { type ServedSite, serveBuiltSite } from './serve-built-site';
import { throwawaySettings } from './throwaway-settings';

/** How many memorials are opened in turn when many pages are requested. */
const PAGES = 500;

/**
 * Fills databases, serves the built site with them, measures the parts, and writes the report. Throws if there is no
 * build, or if a part could not be measured; the other parts are reported all the same.
 */
export async function runBenchmarks(options: BenchOptions): Promise<void> {
  const { scale, seed, parts, keep, into, command } = options;
  // Throws early, before minutes are spent on databases.
  if (parts.some((part) => part !== 'settle')) servedRelease();
  const nginx = findNginx(options.nginx);
  const media = await mkdtemp(path.join(tmpdir(), 'perennial-media-'));
  console.log(`Filling databases with ${scale.few} and ${scale.many} memorials …`);
  const databases = await openFilledDatabases([scale.few, scale.many], seed, keep);
  const facts = machineFacts(command, databases.version, nginx && nginxVersion(nginx));
  const sections: Section[] = [];
  const faults: string[] = [];
  /** Called after each part, so that an interrupted run has reported what it measured. */
  const writeReport = () => {
    facts['Load average at the end'] = loads();
    if (faults.length > 0) facts['Not measured'] = faults.join('; ');
    return writeFile(into, formatBenchReport(facts, sections));
  };
  try {
    const [small, large] = databases.databases as [FilledDatabase, FilledDatabase]; // two sizes
    sections.push(fillSection(databases.databases));
    const settings = settingsOver(small, media);
    const ids = await someMemorials(small);
    const [first = ''] = ids;
    const work: Record<BenchPart, () => Promise<Section>> = {
      page: () =>
        withServedSite(settings, ({ url }) => measureCachedPage(url, first, nginx, scale)),
      listing: () => withServedSite(settings, ({ url }) => measureListing(url, scale)),
      searches: () =>
        withServedSite(settingsOver(large, media), ({ url }) =>
          measureSearches({ url, name: large.memorials.toLocaleString('en') }, scale),
        ),
      picture: () =>
        withServedSite(settings, (site) => measurePicture(site, settings, nginx, scale)),
      uploads: () =>
        withServedSite(settings, (site) => measureUploads(site, settings, scale.pictures)),
      memory: () => withServedSite(settings, (site) => measureSiteMemory(site, ids, scale)),
      processes: () => measureProcesses(settings, first, scale),
      settle: () => measureSettle(scale.orders),
    };
    for (const part of parts) {
      const start = performance.now();
      try {
        sections.push(await work[part]());
      } catch (error) {
        const [fault] = String(error instanceof Error ? error.message : error).split('\n');
        faults.push(`${part}: ${fault}`);
      }
      await writeReport();
      console.log(`${part}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
    }
  } finally {
    await databases.close();
    await rm(media, { recursive: true, force: true });
  }
  console.log(`Written: ${into}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function withServedSite<T>(
  settings: Record<string, string>,
  measure: (site: ServedSite) => Promise<T>,
): Promise<T> {
  const site = await serveBuiltSite(settings);
  try {
    return await measure(site);
  } finally {
    await site.close();
  }
}

const settingsOver = ({ url }: FilledDatabase, media: string) => ({
  ...throwawaySettings(url, media),
  TRUSTED_PROXIES: '1', // the load generator acts as a proxy (callers.ts)
  WEB_PROCESSES: '1',
  LOG_LEVEL: 'warn',
});

async function someMemorials({ url }: FilledDatabase): Promise<string[]> {
  const sql = `SELECT id FROM memorials WHERE "isPublic" ORDER BY length(biography) DESC, id LIMIT ${PAGES}`;
  return (await runQuery(url, sql)).map(({ id }) => String(id));
}

const fillSection = (databases: FilledDatabase[]): Section => ({
  title: 'Made-up memorials',
  text: 'How long an empty database took to fill, indexes and statistics included.',
  head: ['memorials', 'seconds'],
  rows: databases.map(({ memorials, seconds }) => [
    memorials.toLocaleString('en'),
    seconds === null ? 'there from an earlier run' : figure(seconds),
  ]),
});
