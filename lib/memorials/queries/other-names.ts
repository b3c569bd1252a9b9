import type { Reader } from '@/lib/access/reader';
import { db, type Tx } from '@/lib/platform/db/client';
import type { OtherName } from '../name-rules';
import { MEMORIAL_FIELDS } from './memorial-fields';
import { requireVisible } from './require-visible';

/** The other names of a memorial that the reader may see, in the family's order. Throws `not_found`. */
export async function otherNames(reader: Reader | null, id: string): Promise<OtherName[]> {
  await requireVisible(reader, id);
  return storedOtherNames(db(), id);
}

/** As `otherNames`, without checking the reader, for use inside a transaction that changes a name. */
export const storedOtherNames = (tx: Tx, memorialId: string): Promise<OtherName[]> =>
  tx.memorialName.findMany({ where: { memorialId }, ...MEMORIAL_FIELDS.otherNames });
