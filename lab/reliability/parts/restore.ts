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
const OPENED_MEMORIALS = 100;
const MB = 2 ** 20;

export type RestoreRun = {
  comparison: Comparison;
  load: Load;
  pictures: { pictures: number; bytes: number };
  backup: { files: number; bytes: number };
  opened: number;
  seconds: Record<'fill' | 'first' | 'verify' | 'second' | 'restore' | 'ready', number>;
};

/** R9: a backup of a serving site, and its restore into an empty site. */
export async function measureRestore(scale: ReliabilityScale): Promise<Measurement> {
  const madeUpSite = await startMadeUpSite(scale.memorials);
  try {
    return restoreReport(await drill(madeUpSite), scale);
  } finally {
    await madeUpSite.close();
  }
}

async function drill(madeUpSite: MadeUpSite): Promise<RestoreRun> {
  const media = madeUpSite.settings.MEDIA_DIR ?? '';
  const start = performance.now();
  const pictures = await addPictures(madeUpSite.databaseUrl, media);
  const fill = madeUpSite.fillSeconds + (performance.now() - start) / 1000;
  const place = path.join(madeUpSite.folder, 'backups');
  const env = liveEnvironment(madeUpSite, { BACKUP_TO: place, BACKUP_PASSPHRASE: PASSPHRASE });

  const { seconds: first, load } = await backUpWhileServing(madeUpSite, env);
  const verify = await runAsOperator([...BACKUP, '--verify'], env);
  const second = await runAsOperator(BACKUP, env);

  const restoredSite = {
    databaseUrl: await madeUpSite.emptyDatabase('restored'),
    media: path.join(madeUpSite.folder, 'restored'),
  };
  await mkdir(restoredSite.media);
  const restoredSettings = {
    DATABASE_URL: restoredSite.databaseUrl,
    MEDIA_DIR: restoredSite.media,
  };
  const restore = await runAsOperator(['scripts/restore.mjs', place], {
    ...env,
    ...restoredSettings,
  });
  const comparison = await compareSites(
    { databaseUrl: madeUpSite.databaseUrl, media },
    restoredSite,
  );
  const { opened: openedCount, ready } = await openRestored({
    ...madeUpSite.settings,
    ...restoredSettings,
  });
  const backup = await folderSize(place);
  const seconds = { fill, first, verify, second, restore, ready };
  return { comparison, load, pictures, backup, opened: openedCount, seconds };
}

async function backUpWhileServing(madeUpSite: MadeUpSite, env: NodeJS.ProcessEnv) {
  const site = await serveBuiltSite({ ...madeUpSite.settings, WEB_PROCESSES: '2' });
  try {
    const stopLoad = await readersAndAnEditor(madeUpSite, site);
    const seconds = await runAsOperator(BACKUP, env);
    return { seconds, load: await stopLoad() };
  } finally {
    await site.close();
  }
}

/** Starts the restored site and opens memorials with their pictures. Returns the number of correct responses, and the
 * seconds until it was ready. */
async function openRestored(settings: Record<string, string>) {
  const start = performance.now();
  const site = await serveBuiltSite({ ...settings, WEB_PROCESSES: '2' });
  const ready = (performance.now() - start) / 1000;
  let openedCount = 0;
  try {
    for (const id of await publicMemorials(settings.DATABASE_URL ?? '', OPENED_MEMORIALS))
      for (const address of [`/memorial/${id}`, `/media/${id}/320`])
        if ((await readPage(site.url + address)) === 200) openedCount += 1;
  } finally {
    await site.close();
  }
  return { opened: openedCount, ready };
}

export function restoreReport(result: RestoreRun, scale: ReliabilityScale): Measurement {
  const { memorials } = scale;
  const { comparison, pictures, backup, opened: openedCount, seconds } = result;
  const { answers, unsent } = result.load;
  const { different, rows, objects, bytes } = comparison;
  const failureCount = findFailures(answers).length;
  const isSound =
    different.length === 0 && failureCount === 0 && openedCount === 2 * OPENED_MEMORIALS;
  // Two empty sites would be equal too.
  const isFull = objects >= memorials && rows >= memorials;
  const count = (value: number) => value.toLocaleString('en');
  const inMegabytes = (value: number) => `${figure(value / MB)} MB`;
  return {
    title: 'Backup and restore',
    text: `${count(memorials)} made-up memorials, each with a picture: ${count(pictures.pictures)} files in the media folder, ${inMegabytes(pictures.bytes)} in all. The first backup is written, encrypted, while two processes serve 20 requests a second; \`--verify\` restores it into a throwaway PostgreSQL. Then the site is stopped, a second backup adds what has changed, and \`npm run restore\` reads that one into an empty database and an empty folder. Both databases are compared table by table, and both folders file by file, and ${OPENED_MEMORIALS} memorials of the restored site are opened with their pictures.${different.length > 0 ? ` Different: ${different.slice(0, 5).join(', ')}.` : ''}`,
    findings: [
      {
        target: 'R9',
        outcome: outcomeOf(isSound && isFull, isFullSize(scale, 'memorials') && unsent === 0),
        figures: `${count(rows)} rows and ${count(objects)} files (${inMegabytes(bytes)}) restored in ${figure(seconds.restore)} s, ${different.length} tables or files different; ${failureCount} of ${count(answers.length)} requests failed during the backup${faultsText(answers)}${unsentText(unsent)}`,
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
          [
            'pages and pictures of the restored site that opened',
            `${openedCount} of ${2 * OPENED_MEMORIALS}`,
          ],
          ['both backups together', `${inMegabytes(backup.bytes)} in ${count(backup.files)} files`],
        ],
      },
      answersTable(answers),
    ],
  };
}
