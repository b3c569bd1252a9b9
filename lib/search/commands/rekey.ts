import { KEY_VERSION, searchColumns } from '@/lib/memorials/name-key';
import { db } from '@/lib/platform/db/client';

/** Few enough that nobody who saves one of them waits. */
const BATCH = 200;

/** Less than a job may last (queues.ts); the next one goes on where this ends. */
const MOST_MS = 200_000;

/**
 * Rewrites the search columns that an older version of the rules wrote; until then searches use the old ones. It may run
 * twice at once: a memorial that is saved meanwhile already has the new ones.
 */
export async function rekeySearch(): Promise<void> {
  const end = performance.now() + MOST_MS;
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
