import type { Visibility } from '@/lib/access/rules';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { readPublic } from '@/lib/platform/replica/read-public';
import type { LifeDates } from '../life-date-rules';
import type { OtherName } from '../name-rules';
import type { BirthShown, Wreath } from '../rules';
import { shownLife } from '../shown-rules';
import { COUNTED } from './found-entries';

/** The data of a memorial's card: dates as visitors see them, and the names by which a search may have found it. */
export type CardRow = LifeDates & {
  id: string;
  fullName: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  visibility: Visibility;
  nickName: string;
  maidenName: string;
  otherNames: OtherName[];
};

type StoredCard = CardRow & { birthShown: BirthShown };

type PageRange = { skip: number; take: number; reach: number };

/** Selected after `found` is cut to one page, so that only the memorials of that page are read. */
const CARD = Prisma.sql`m.id, m."fullName", to_char(m."birthDate", 'YYYY-MM-DD') AS "birthDate",
  m."birthPrecision"::text, m."birthShown"::text, to_char(m."deathDate", 'YYYY-MM-DD') AS "deathDate", m."deathPrecision"::text,
  m."mainPictureId" AS "pictureId", m."enableDigitalFlowers", m.wreath::text, m.visibility::text,
  m."nickName", m."maidenName",
  (SELECT coalesce(json_agg(json_build_object('language', n.language, 'fullName', n."fullName")
      ORDER BY n.position), '[]') FROM memorial_names n WHERE n."memorialId" = m.id) AS "otherNames"`;

/**
 * Reads one page of the entries in `found` (found-entries.ts) and their number, in one round trip. Reads nothing beyond
 * `reach`.
 * @param counted a query that counts all entries, if `found` has only some of them
 */
export async function cardsOf(
  found: Prisma.Sql,
  { skip, take, reach }: PageRange,
  counted = COUNTED,
): Promise<{ counted: number; rows: CardRow[] }> {
  const last = Math.min(skip + take, reach);
  const rows = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<
      ({ counted: number; place: bigint } & (StoredCard | { id: null }))[]
    >`
    WITH found AS MATERIALIZED (${found})
    SELECT c.counted, card.* FROM (${counted}) c
    LEFT JOIN LATERAL (
      SELECT ${CARD}, f.place FROM found f JOIN memorials m ON m.id = f.id
      WHERE f.place > ${skip} AND f.place <= ${last}) card ON true
    ORDER BY card.place`,
  );
  const cards = rows.filter((row) => row.id !== null);
  return {
    counted: rows[0]?.counted ?? 0,
    rows: cards.map(({ counted: _, place: __, birthShown, ...card }) =>
      shownLife(card, birthShown),
    ),
  };
}

/** The ids of one page of `found`, in its order, and the number of all its entries. */
export async function idsOf(
  found: Prisma.Sql,
  { skip, take, reach }: PageRange,
  counted = COUNTED,
): Promise<{ counted: number; ids: string[] }> {
  const last = Math.min(skip + take, reach);
  const [row] = await db().$queryRaw<{ counted: number; ids: string[] }[]>`
    WITH found AS MATERIALIZED (${found})
    SELECT c.counted, coalesce((SELECT array_agg(f.id ORDER BY f.place) FROM found f
      WHERE f.place > ${skip} AND f.place <= ${last}), '{}') AS ids FROM (${counted}) c`;
  return row ?? { counted: 0, ids: [] };
}
