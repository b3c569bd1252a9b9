import { nextCaller } from '@/lab/bench/callers';
import { runQuery } from '@/lab/bench/filled-databases';
import { newGallery } from '@/lab/bench/gallery';
import { requestsPerSecond } from '@/lab/bench/requests-per-second';
import type { ServedSite } from '@/lab/bench/serve-built-site';
import { readPage } from '../load/read-page';
import { type Load, steadyLoad, stopLoads } from '../load/steady-load';
import { type MadeUpSite, publicMemorials } from '../made-up-site';

const MEMORIALS = 100;
/** How often each page is requested before the load starts, to warm up the site. */
const WARM_UP_ROUNDS = 10;

/**
 * Starts a load of twenty requests a second: visitors read pages and pictures and search, and one person edits a
 * memorial. Returns a function that stops it.
 */
export async function readersAndAnEditor(madeUpSite: MadeUpSite, { url }: ServedSite) {
  const ids = await publicMemorials(madeUpSite.databaseUrl, MEMORIALS);
  const { memorialId, token } = await addLoggedInKeeper(madeUpSite, ids[0] ?? '');
  const pick = (turn: number) => ids[turn % ids.length];
  const edit = async (turn: number) => {
    const answer = await fetch(`${url}/api/memorials/${memorialId}`, {
      method: 'PUT',
      headers: {
        ...nextCaller(),
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ favoriteQuote: `Edition ${turn}.` }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`answered with ${answer.status}: ${text}`);
    return answer.status;
  };
  const pages = ids.map((id) => `/memorial/${id}`);
  await requestsPerSecond({ url, paths: pages, requests: MEMORIALS * WARM_UP_ROUNDS });
  const loads = [
    steadyLoad('memorial pages', 10, (turn) => readPage(`${url}/memorial/${pick(turn)}`)),
    steadyLoad('pictures', 6, (turn) => readPage(`${url}/media/${pick(turn)}/320`)),
    steadyLoad('searches', 3, (turn) =>
      readPage(`${url}/api/memorials?name=${['mary', 'john', 'wang'][turn % 3]}`),
    ),
    steadyLoad('edits', 1, edit),
  ];
  return (): Promise<Load> => stopLoads(loads);
}

/**
 * Makes a new, logged-in member a keeper of the memorial and returns their session token. Also fills in the cause of
 * death, because an edit is refused without one.
 */
async function addLoggedInKeeper({ settings, databaseUrl }: MadeUpSite, memorialId: string) {
  const { memorialId: ownMemorialId, token } = await newGallery(settings);
  await runQuery(
    databaseUrl,
    `INSERT INTO keepers ("memorialId", "userId", role)
       SELECT $1, "userId", 'keeper' FROM keepers WHERE "memorialId" = $2`,
    [memorialId, ownMemorialId],
  );
  await runQuery(databaseUrl, `UPDATE memorials SET "primaryCause" = 'Age' WHERE id = $1`, [
    memorialId,
  ]);
  return { memorialId, token };
}
