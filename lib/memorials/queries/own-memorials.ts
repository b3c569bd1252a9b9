import { asReader } from '@/lib/access/reader';
import { canAsKeeper } from '@/lib/keepers/policy';
import { stillKeeps } from '@/lib/keepers/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { everyRow } from '@/lib/platform/every-row';
import { toApiMemorial } from '../api-form';
import { tryToOpenDraft } from '../draft-form';
import { mask, PRIVATE_FIELDS } from '../mask-rules';
import { editorDetails } from './editor-details';
import { getMemorialView } from './memorial-view';

/**
 * Every memorial that the viewer looks after, as they see it, with their role. An admin gets no more than keepers do
 * here, because reading as an admin is recorded each time.
 */
export async function* ownMemorials(viewer: Viewer) {
  const self = asReader({ ...viewer, role: 'member' } as const);
  const kept = everyRow(async (after, take) => {
    const rows = await db().keeper.findMany({
      where: { userId: viewer.userId, memorialId: { gt: after }, ...stillKeeps(new Date()) },
      orderBy: { memorialId: 'asc' },
      take,
      select: {
        memorialId: true,
        userId: true,
        role: true,
        mayReadPrivate: true,
        leavesAt: true,
        createdAt: true,
      },
    });
    return rows.map((row) => ({ ...row, id: row.memorialId }));
  });
  for await (const { id, createdAt, ...row } of kept) {
    const view = await getMemorialView(id, self);
    if (!view) continue;
    const can = canAsKeeper(self.viewer, { keepers: [row] });
    const memorial = toApiMemorial({ ...view, can }, await editorDetails({ ...view, can }));
    yield { role: row.role, since: createdAt, memorial };
  }
}

/**
 * Every form that the person has started and not paid for. Personal values are masked, because the form itself never
 * shows them again.
 */
export async function* ownDrafts(userId: string) {
  const drafts = everyRow((after, take) =>
    db().memorialDraft.findMany({
      where: { ownerId: userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, formSealed: true, createdAt: true, updatedAt: true },
    }),
  );
  for await (const { formSealed, ...draft } of drafts) {
    const form = tryToOpenDraft(formSealed);
    if (form) yield { ...draft, form: masked(form) };
  }
}

const masked = (form: NonNullable<ReturnType<typeof tryToOpenDraft>>) => ({
  ...form,
  identityNumber: mask('identityNumber', form.identityNumber),
  familyMembers: form.familyMembers.map((member) => ({
    ...member,
    ...Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, mask(field, member[field])])),
  })),
});
