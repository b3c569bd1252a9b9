import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { figure } from '@/lab/bench/report';
import { serveBuiltSite } from '@/lab/bench/serve-built-site';
import { addPictures } from '../drill/add-pictures';
import { type Comparison, compareSites, folderSize } from '../drill/compare';
import { readersAndAnEditor } from '../drill/readers-and-an-editor';
import { runAsOperator } from '../drill/run-as-operator';
import { liveEnvironment } from '../live-settings';
import { answersTable, faultsText, findFailures, unsentText } from '../load/answers-table';
import { readPage } from '../load/read-page';
import type { Load } from '../load/steady-load';
import { type MadeUpSite, publicMemorials, startMadeUpSite } from '../made-up-site';
import type { Measurement } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import type { ReliabilityScale } from '../scale';

const BACKUP = ['scripts/backup.mjs'];
const PASSPHRASE = 'of a drill, and of nothing else';
/** How many memorials, with their pictures, are opened on the restored site. */
const OPENED = 100;
const MB = 2 ** 20;

export type Drill = {
  comparison: Comparison;
  load: Load;
  pictures: { pictures: number; bytes: number };
  backup: { files: number; bytes: number };
  opened: number;
  seconds: Record<'fill' | 'first' | 'verify' | 'second' | 'restore' | 'ready', number>;
};

/** R9: a backup of a serving site, and its restore into an empty site. */
export async function measureRestore(scale: ReliabilityScale): Promise<Measurement> {
  const made = await startMadeUpSite(scale.memorials);
  try {
    return drillReport(await drill(made), scale);
  } finally {
    await made.close();
  }
}

async function drill(made: MadeUpSite): Promise<Drill> {
  const media = made.settings.MEDIA_DIR ?? '';
  const start = performance.now();
  const pictures = await addPictures(made.databaseUrl, media);
  const fill = made.fillSeconds + (performance.now() - start) / 1000;
  const place = path.join(made.folder, 'backups');
  const env = liveEnvironment(made, { BACKUP_TO: place, BACKUP_PASSPHRASE: PASSPHRASE });

  const { seconds: first, load } = await backUpWhileServing(made, env);
  const verify = await runAsOperator([...BACKUP, '--verify'], env);
  const second = await runAsOperator(BACKUP, env);

  const restored = {
    databaseUrl: await made.emptyDatabase('restored'),
    media: path.join(made.folder, 'restored'),
  };
  await mkdir(restored.media);
  const into = { DATABASE_URL: restored.databaseUrl, MEDIA_DIR: restored.media };
  const restore = await runAsOperator(['scripts/restore.mjs', place], { ...env, ...into });
  const comparison = await compareSites({ databaseUrl: made.databaseUrl, media }, restored);
  const { opened, ready } = await openRestored({ ...made.settings, ...into });
  const backup = await folderSize(place);
  const seconds = { fill, first, verify, second, restore, ready };
  return { comparison, load, pictures, backup, opened, seconds };
}

async function backUpWhileServing(made: MadeUpSite, env: NodeJS.ProcessEnv) {
  const site = await serveBuiltSite({ ...made.settings, WEB_PROCESSES: '2' });
  try {
    const stopLoad = await readersAndAnEditor(made, site);
    const seconds = await runAsOperator(BACKUP, env);
    return { seconds, load: await stopLoad() };
  } finally {
    await site.close();
  }
}

/** Starts the restored site and opens memorials with their pictures. Returns the number of correct responses. */
async function openRestored(settings: Record<string, string>) {
  const start = performance.now();
  const site = await serveBuiltSite({ ...settings, WEB_PROCESSES: '2' });
  const ready = (performance.now() - start) / 1000;
  let opened = 0;
  try {
    for (const id of await publicMemorials(settings.DATABASE_URL ?? '', OPENED))
      for (const address of [`/memorial/${id}`, `/media/${id}/320`])
        if ((await readPage(site.url + address)) === 200) opened += 1;
  } finally {
    await site.close();
  }
  return { opened, ready };
}

/** The report on a drill. */
export function drillReport(found: Drill, scale: ReliabilityScale): Measurement {
  const { memorials } = scale;
  const { comparison, pictures, backup, opened, seconds } = found;
  const { answers, unsent } = found.load;
  const { different, rows, objects, bytes } = comparison;
  const failed = findFailures(answers).length;
  const isSound = different.length === 0 && failed === 0 && opened === 2 * OPENED;
  // Two empty sites would be equal too.
  const isFull = objects >= memorials && rows >= memorials;
  const count = (value: number) => value.toLocaleString('en');
  const inMegabytes = (value: number) => `${figure(value / MB)} MB`;
  return {
    title: 'Backup and restore',
    text: `${count(memorials)} made-up memorials, each with a picture: ${count(pictures.pictures)} files in the media folder, ${inMegabytes(pictures.bytes)} in all. The first backup is written, encrypted, while two processes serve 20 requests a second; \`--verify\` restores it into a throwaway PostgreSQL. Then the site is ended, a second backup adds what has changed, and \`npm run restore\` reads that one into an empty database and an empty folder. Both databases are compared table by table, and both folders file by file, and ${OPENED} memorials of the restored site are opened with their pictures.${different.length > 0 ? ` Different: ${different.slice(0, 5).join(', ')}.` : ''}`,
    findings: [
      {
        target: 'R9',
        outcome: outcomeOf(isSound && isFull, isFullSize(scale, 'memorials') && unsent === 0),
        figures: `${count(rows)} rows and ${count(objects)} files (${inMegabytes(bytes)}) restored in ${figure(seconds.restore)} s, ${different.length} tables or files different; ${failed} of ${count(answers.length)} requests failed during the backup${faultsText(answers)}${unsentText(unsent)}`,
      },
    ],
    tables: [
      {
        head: ['', 'seconds'],
        rows: [
          ['making memorials and pictures', figure(seconds.fill)],
          ['the first backup, while serving', figure(seconds.first)],
          ['verifying it', figure(seconds.verify)],
          ['the second backup', figure(seconds.second)],
          ['the restore', figure(seconds.restore)],
          ['until the restored site was ready', figure(seconds.ready)],
        ],
      },
      {
        head: ['', ''],
        rows: [
          ['tables compared', count(comparison.tables)],
          ['rows in them', count(rows)],
          ['files compared', count(objects)],
          ['pages and pictures of the restored site that opened', `${opened} of ${2 * OPENED}`],
          ['both backups together', `${inMegabytes(backup.bytes)} in ${count(backup.files)} files`],
        ],
      },
      answersTable(answers),
    ],
  };
}
