import { nextCaller } from '@/lab/bench/callers';
import { newGallery, PICTURES_PER_GALLERY, photograph, upload } from '@/lab/bench/gallery';
import { requestsPerSecond } from '@/lab/bench/requests-per-second';
import { BYPASS_CACHE } from '@/lab/bench/response-times';
import { hashPassword } from '@/lib/accounts/password-hash';
import { seededRandom } from '@/prisma/demo/card/seeded-random';
import { drawPlan, payFor } from '../../../tests/faults/people/customer';
import { prepareGoods } from '../../../tests/faults/people/goods';
import { createCrowd } from '../../../tests/faults/people/people';
import type { World } from '../../../tests/faults/world/world';
import { readPage } from '../load/read-page';
import { type Load, steadyLoad, stopLoads } from '../load/steady-load';
import { publicMemorials } from '../made-up-site';

/**
 * Requests in a second. About half of what two cores can do, including the load itself: after an upload, a job creates
 * the AVIF, which takes many seconds of processor time.
 */
export const RATES = {
  cached: 20,
  dynamic: 1.5,
  signedIn: 1,
  logins: 0.3,
  uploads: 0.05,
  purchases: 0.2,
};
const PAGES = 200;
/** How often each page is requested before the load starts, so that each process has it in memory. */
const WARM_UP_ROUNDS = 10;
const PASSWORD = 'Evergreen-for-a-soak-1!';
const PEOPLE = 400;
const NAMES = ['mary', 'john', 'smith', 'иван', '王'];

/**
 * Does at a steady rate what people do on a site: read pages that are in memory and pages that are not, log in,
 * upload photographs, and buy memorials and flowers, for which the providers send notices. Returns a function that
 * stops it and resolves with all answers.
 */
export async function mixedLoad(world: World, url: string): Promise<() => Promise<Load>> {
  const next = await createCrowd(world);
  await givePasswords(world);
  const goods = await prepareGoods(world, next());
  const ids = await publicMemorials(world.database.url, PAGES);
  const picture = await photograph(4000, 3000);
  const galleries = new Map<number, ReturnType<typeof newGallery>>();
  const randomOf = (turn: number) => seededRandom(`soak/${turn}`);

  async function uploadOne(turn: number): Promise<number> {
    const number = Math.floor(turn / PICTURES_PER_GALLERY);
    const gallery = galleries.get(number) ?? newGallery(world.settings);
    galleries.set(number, gallery);
    const { memorialId, token } = await gallery;
    await upload(url, memorialId, token, picture); // throws unless the upload is accepted
    return 200;
  }

  async function buy(turn: number): Promise<number> {
    const plan = { ...drawPlan(randomOf(turn)), comesBack: true };
    await payFor(world, next(), plan, goods, `Wangari No ${turn}`);
    return 200;
  }

  await requestsPerSecond({
    url,
    paths: ids.map((id) => `/memorial/${id}`),
    requests: PAGES * WARM_UP_ROUNDS,
  });
  const loads = [
    steadyLoad('memorial pages, cached', RATES.cached, (turn) =>
      readPage(`${url}/memorial/${ids[(turn * 7) % ids.length]}`),
    ),
    steadyLoad('searches, rendered', RATES.dynamic, (turn) =>
      readPage(
        `${url}/find-memorials?${new URLSearchParams({ name: NAMES[turn % NAMES.length] ?? '' })}`,
        BYPASS_CACHE,
      ),
    ),
    steadyLoad('lists of one’s own, signed in', RATES.signedIn, () =>
      readPage(`${url}/api/memorials/my-memorials`, { ...next().headers }),
    ),
    steadyLoad('log-ins', RATES.logins, (turn) => logIn(url, turn)),
    steadyLoad('uploads of 12 megapixels', RATES.uploads, uploadOne),
    steadyLoad('purchases with their notices', RATES.purchases, buy),
  ];
  return () => stopLoads(loads);
}

async function givePasswords({ database }: World): Promise<void> {
  const sql = await database.connect();
  const hash = await hashPassword(PASSWORD);
  await sql.query(`UPDATE users SET "passwordHash" = $1 WHERE email LIKE 'crowd-%'`, [hash]);
  await sql.end();
}

async function logIn(url: string, turn: number): Promise<number> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...nextCaller(), 'content-type': 'application/json' },
    body: JSON.stringify({ email: `crowd-${turn % PEOPLE}@example.org`, password: PASSWORD }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
