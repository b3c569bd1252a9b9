import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { POST as initiate } from '@/app/api/payments/initiate-memorial-order/route';
import { storePicture } from '@/lib/media/commands/store-picture';
import { saveDraft } from '@/lib/memorials/commands/save-draft';
import { parseMemorialForm } from '@/lib/memorials/schema';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from './call';
import { type Person, viewerOf } from './cast';
import { requiredForm } from './memorial-form';

export const PICTURE_SIZE = { width: 160, height: 200 };

/** A small picture on disk, where an upload would put it. */
export async function pictureFile() {
  const file = path.join(tmpdir(), `upload-${newId()}.jpg`); // deleted with the temporary folder after the run
  const image = sharp({ create: { ...PICTURE_SIZE, channels: 3, background: '#486' } });
  await writeFile(file, await image.jpeg().toBuffer());
  return { path: file, fileName: 'picture.jpg' };
}

/** Saves a draft of `person` with a picture. Returns its id. */
export async function addDraft(person: Person, change: object = {}): Promise<string> {
  const form = parseMemorialForm({ ...requiredForm, ...change });
  const picture = await storePicture(person.user.id, await pictureFile());
  return (await saveDraft(viewerOf(person), form, picture.id)).draftId;
}

/** Opens an order of `person` for a draft, without paying for it. */
export async function openOrder(person: Person, draftId: string) {
  const answer = await call(initiate, {
    headers: person.headers,
    body: { amount: 20, orderType: 'memorial_creation', draftId },
  });
  if (!answer.body.orderId) throw new Error(`No order: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
