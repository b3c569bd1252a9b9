import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { rightsAsKeeper } from '@/lib/keepers/policy';
import { requireOpenTo } from '@/lib/keepers/queries/require-open-to';
import { toIsoDay } from '@/lib/memorials/iso-day';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import type { GuestBookKind } from '@/lib/platform/kinds';
import { messageFor } from '@/lib/platform/language/message';
import type { Life } from '../rules';
import type { GuestBookRule } from '../state-rules';

/** The facts that decide whether and how somebody may write on a memorial. */
export type GuestBookView = {
  memorialId: string;
  fullName: string;
  rule: GuestBookRule;
  stormUntil: Date | null;
  createdAt: Date;
  life: Life;
  /** Whether the reader keeps the memorial. */
  isFamily: boolean;
};

/**
 * The guest book of a memorial. Throws `not_found` if the memorial is missing or hidden from the
 * reader.
 */
export async function guestBookOf(
  reader: Reader | null,
  memorialId: string,
  tx: Tx = db(),
): Promise<GuestBookView> {
  const found = isPublicId(memorialId) ? await read(tx, reader, memorialId) : null;
  if (!found || !canSee(reader, found.guarded))
    throw new AppError('not_found', messageFor('memorials.refusals.notFound'));
  return { ...found.view, isFamily: rightsAsKeeper(reader?.viewer ?? null, found.guarded).edit };
}

/** As `guestBookOf`, for adding or changing something of this kind. Also throws as `requireOpenTo`. */
export async function requireWritableGuestBook(
  reader: Reader | null,
  memorialId: string,
  kind: GuestBookKind,
  tx: Tx = db(),
): Promise<GuestBookView> {
  const book = await guestBookOf(reader, memorialId, tx);
  await requireOpenTo(tx, reader?.viewer ?? null, memorialId, kind);
  return book;
}

/** The guest book for a new condolence. Also throws `conflict` if the family accepts none. */
export async function requireOpenGuestBook(
  reader: Reader | null,
  memorialId: string,
  tx: Tx = db(),
): Promise<GuestBookView> {
  const book = await guestBookOf(reader, memorialId, tx);
  await requireGuestBookOpen(reader, book, tx);
  return book;
}

/** Throws as `requireOpenGuestBook` does, for a guest book that is loaded already. */
export async function requireGuestBookOpen(
  reader: Reader | null,
  { memorialId, rule, isFamily }: GuestBookView,
  tx: Tx = db(),
): Promise<void> {
  await requireOpenTo(tx, reader?.viewer ?? null, memorialId, 'condolence');
  if (rule === 'closed' && !isFamily)
    throw new AppError('conflict', messageFor('condolences.refusals.closed'));
}

/**
 * The guest book without checking a reader's rights. Throws `not_found` if the memorial is missing.
 */
export async function guestBookForSystem(tx: Tx, memorialId: string): Promise<GuestBookView> {
  const found = await read(tx, null, memorialId);
  if (!found) throw new AppError('not_found', messageFor('memorials.refusals.notFound'));
  return { ...found.view, isFamily: false };
}

async function read(tx: Tx, reader: Reader | null, memorialId: string) {
  const memorial = await tx.memorial.findUnique({
    where: { id: memorialId },
    select: {
      fullName: true,
      createdAt: true,
      birthDate: true,
      deathDate: true,
      birthPrecision: true,
      deathPrecision: true,
      ...accessSelect(reader),
      guestBook: { select: { rule: true, stormUntil: true } },
    },
  });
  if (!memorial) return null;
  const { fullName, createdAt, guestBook } = memorial;
  const view = {
    memorialId,
    fullName,
    rule: guestBook?.rule ?? 'approve',
    stormUntil: guestBook?.stormUntil ?? null,
    createdAt,
    life: {
      birthDate: toIsoDay(memorial.birthDate),
      deathDate: toIsoDay(memorial.deathDate),
      birthPrecision: memorial.birthPrecision,
      deathPrecision: memorial.deathPrecision,
    },
  };
  return { guarded: memorial, view };
}
