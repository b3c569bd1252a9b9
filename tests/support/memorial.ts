import { db } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { memorialRow } from '@/lib/memorials/memorial-row';
import { foldName } from '@/lib/memorials/rules';
import { memorialFormSchema } from '@/lib/memorials/schema';
import { requiredForm } from './memorial-form';

let added = 0;

/** Puts a memorial into the database, later than the one before. Takes columns that differ; gives its id. */
export async function addMemorial(
  columns: { fullName?: string; nickName?: string; isPublic?: boolean; createdById?: string } = {},
  form: object = {},
): Promise<string> {
  const row = {
    ...memorialRow(memorialFormSchema.parse({ ...requiredForm, ...form })),
    ...columns,
  };
  const { id } = await db().memorial.create({
    data: {
      ...row,
      id: newId(),
      searchName: foldName(`${row.fullName} ${row.nickName}`),
      createdAt: new Date(Date.UTC(2026, 0, 1) + added++ * 1000),
    },
    select: { id: true },
  });
  return id;
}
