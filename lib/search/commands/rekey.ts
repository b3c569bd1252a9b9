import { KEY_VERSION, searchColumns } from '@/lib/memorials/name-key';
import { db } from '@/lib/platform/db/client';

/** Few enough that nobody who saves one of them has to wait. */
const BATCH = 200;

/** Less than a job may last (queues.ts). The next run continues where this one stops. */
const MAX_MS = 200_000;

/**
 * Rewrites search columns written by an older version of the rules; searches use the old values of each memorial until
 * it is rewritten. May run twice at once. A memorial saved meanwhile already has the new values.
 */
export async function rekeySearch(): Promise<void> {
  const end = performance.now() + MAX_MS;
  while (performance.now() < end && (await rekeyBatch()) === BATCH);
}

/** Returns how many memorials it read. */
async function rekeyBatch(): Promise<number> {
  const rows = await db().memorial.findMany({
    where: { searchVersion: { lt: KEY_VERSION } },
    orderBy: { searchVersion: 'asc' },
    take: BATCH,
    select: {
      id: true,
      fullName: true,
      nickName: true,
      maidenName: true,
      otherNames: { orderBy: { position: 'asc' }, select: { language: true, fullName: true } },
    },
  });
  const renewed = rows.map(({ id, ...names }) => ({ id, ...searchColumns(names) }));
  await db().$executeRaw`
    UPDATE memorials m SET "searchName" = r."searchName", "searchVersion" = r."searchVersion",
      "searchKeys" = ARRAY(SELECT json_array_elements_text(r."searchKeys"))
    FROM json_to_recordset(${JSON.stringify(renewed)}::json)
      AS r(id text, "searchName" text, "searchKeys" json, "searchVersion" int)
    WHERE m.id = r.id AND m."searchVersion" < ${KEY_VERSION}`;
  return rows.length;
}
