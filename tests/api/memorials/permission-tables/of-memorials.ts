import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { requiredForm } from '../../../support/memorial-form';
import { pictureBlob, uploadOf } from '../../../support/memorial-upload';
import {
  editors,
  everybody,
  everyMember,
  forwarded,
  helpers,
  nobody,
  owners,
  type Row,
  replaced,
  same,
  unseen,
} from './row';

const LANGUAGE = 'fr';

/** Memorials, their texts and pictures. */
export const MEMORIALS: Record<string, Row> = {
  'GET /api/memorials': same(everybody),
  // Nobody has a paid order here, so members get a 402.
  'POST /api/memorials': { body: () => requiredForm, ...same(everyMember(402)) },
  'GET /api/memorials/my-memorials': same(everyMember(200)),
  'POST /api/memorials/drafts': { body: draft, ...same(everyMember(201)) },
  'GET /api/memorials/[id]': { open: everybody, hidden: unseen },
  'PUT /api/memorials/[id]': {
    body: () => ({ religion: 'Changed' }),
    open: editors(403),
    hidden: editors(404),
  },
  'DELETE /api/memorials/[id]': { open: owners(403), hidden: owners(404) },
  'GET /api/memorials/[id]/names': { open: everybody, hidden: unseen },
  'PUT /api/memorials/[id]/names': {
    body: () => ({ names: [{ language: 'ar', fullName: 'آدا' }] }),
    open: editors(403),
    hidden: editors(404),
  },
  'GET /api/memorials/[id]/private': { open: owners(403), hidden: owners(404) },
  'GET /api/memorials/[id]/texts/[language]': { make: text, open: everybody, hidden: unseen },
  'PUT /api/memorials/[id]/texts/[language]': {
    body: () => ({ biography: 'Une vie.' }),
    open: editors(403),
    hidden: editors(404),
  },
  'DELETE /api/memorials/[id]/texts/[language]': {
    make: text,
    open: editors(403),
    hidden: editors(404),
  },
  // A contributor's file waits for a keeper.
  'PUT /api/memorials/media/[id]': { body: files, open: helpers(403), hidden: helpers(404) },
  'GET /api/memorials/[id]/contributions': { open: helpers(403), hidden: helpers(404) },
  // The file is another person's, so even contributors get a 404.
  'DELETE /api/memorials/[id]/contributions/[mediaId]': {
    open: replaced(helpers(403), 404),
    hidden: replaced(helpers(404), 404),
  },
  'POST /api/memorials/[id]/contributions/decide': {
    body: () => ({ media: [newId()], from: 'waiting', decision: 'publish' }),
    open: editors(403),
    hidden: editors(404),
  },
  'GET /media/[id]/[variant]': { ofPicture: true, open: everybody, hidden: unseen },
  'GET /q/[code]': { open: forwarded(everybody), hidden: forwarded(unseen) },
  // They draw any code without looking it up.
  'GET /q/[code]/code.svg': same(everybody),
  'GET /q/[code]/[drawing]': same(everybody),
  // Messengers and mail programs fetch them without a session, so private memorials have none.
  'GET /memorial/[id]/preview.jpg': { open: everybody, hidden: nobody },
  'GET /memorial/[id]/portrait.jpg': { withPicture: true, open: everybody, hidden: nobody },
};

const picture = await pictureBlob();

function files() {
  return uploadOf({}, [['additionalMedia', picture]]);
}
function draft() {
  return uploadOf({ form: JSON.stringify(requiredForm) }, [['mainPicture', picture]]);
}
async function text({ id }: { id: string }) {
  const data = { memorialId: id, language: LANGUAGE, biography: 'Une vie.' };
  await db().memorialText.create({ data, select: { language: true } });
  return {};
}
