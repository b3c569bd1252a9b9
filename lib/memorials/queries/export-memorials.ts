import { asReader } from '@/lib/access/reader';
import { rightsAsKeeper } from '@/lib/keepers/policy';
import { activeKeeperWhere } from '@/lib/keepers/rules';
import { allGalleryItems } from '@/lib/media/queries/gallery-part';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';
import { toApiMemorial } from '../api-form';
import { tryDecryptDraft } from '../draft-form';
import { mask, PRIVATE_FIELDS } from '../mask-rules';
import { editorDetails } from './editor-details';
import { getMemorialView } from './memorial-view';

/**
 * Every memorial that the viewer looks after, as they see it, with their role. An admin gets no more than keepers do
 * here, because reading as an admin is recorded each time.
 */
export async function* exportMemorials(viewer: Viewer) {
  const self = asReader({ ...viewer, role: 'member' } as const);
  const roles = iterateRows(async (after, take) => {
    const rows = await db().keeper.findMany({
      where: { userId: viewer.userId, memorialId: { gt: after }, ...activeKeeperWhere(new Date()) },
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
  for await (const { id, createdAt, ...row } of roles) {
    const view = await getMemorialView(id, self);
    if (!view) continue;
    const can = rightsAsKeeper(self.viewer, { keepers: [row] });
    const shown = { ...view, can };
    const gallery = await allGalleryItems(self, id);
    const memorial = toApiMemorial(shown, gallery, await editorDetails(shown));
    yield { role: row.role, since: createdAt, memorial };
  }
}

/**
 * Every form that the person has started and not paid for. Personal values are masked, because the form itself never
 * shows them again.
 */
export async function* exportDrafts(userId: string) {
  const drafts = iterateRows((after, take) =>
    db().memorialDraft.findMany({
      where: { ownerId: userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, formSealed: true, createdAt: true, updatedAt: true },
    }),
  );
  for await (const { formSealed, ...draft } of drafts) {
    const form = tryDecryptDraft(formSealed);
    if (form) yield { ...draft, form: masked(form) };
  }
}

const masked = (form: NonNullable<ReturnType<typeof tryDecryptDraft>>) => ({
  ...form,
  identityNumber: mask('identityNumber', form.identityNumber),
  familyMembers: form.familyMembers.map((member) => ({
    ...member,
    ...Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, mask(field, member[field])])),
  })),
});
