import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { seal } from '@/lib/sealing/sealing';
import type { MemorialForm } from '../schema';

/**
 * Keeps the whole creation form on the server, before the payment window opens, so that a paid
 * memorial can be made whatever happens to the browser (decisions.md, "Money").
 * Takes the checked form and the id of its stored picture; gives the draft's id.
 */
export async function saveDraft(viewer: Viewer, form: MemorialForm, pictureId: string) {
  const draft = await db().memorialDraft.create({
    data: {
      id: newId(),
      ownerId: viewer.userId,
      formSealed: seal(JSON.stringify(form)),
      pictureId,
    },
    select: { id: true },
  });
  return { draftId: draft.id };
}
