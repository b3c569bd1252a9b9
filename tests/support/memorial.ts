import type { Visibility } from '@/lib/access/rules';
import { toMemorialRow } from '@/lib/memorials/memorial-row';
import { searchColumns } from '@/lib/memorials/name-key';
import { parseMemorialForm } from '@/lib/memorials/schema';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { requiredForm } from './memorial-form';

let addedCount = 0;

/** Inserts a memorial, newer than the previous one. `form` and `columns` override the required form. Returns its id. */
export async function addMemorial(
  columns: {
    id?: string;
    fullName?: string;
    nickName?: string;
    maidenName?: string;
    isPublic?: boolean;
    visibility?: Visibility;
    passwordHash?: string;
    onHomePage?: boolean;
    createdById?: string;
  } = {},
  form: object = {},
): Promise<string> {
  const row = {
    ...toMemorialRow(parseMemorialForm({ ...requiredForm, ...form })),
    ...columns,
  };
  const { id } = await db().memorial.create({
    data: {
      id: newId(),
      ...row,
      ...searchColumns({ ...row, otherNames: [] }),
      createdAt: new Date(Date.UTC(2026, 0, 1) + addedCount++ * 1000),
    },
    select: { id: true },
  });
  return id;
}
