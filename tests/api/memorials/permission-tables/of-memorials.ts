import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { requiredForm } from '../../../support/memorial-form';
import { pictureBlob, uploadOf } from '../../../support/memorial-upload';
import {
  bothVisibilities,
  editors,
  everybody,
  everyMember,
  missingForAll,
  owners,
  type Row,
  redirectForOk,
  replaceOk,
  rolesOnly,
  rolesOnlyOrMissing,
} from './row';

const LANGUAGE = 'fr';
const UPLOAD_OF_ANOTHER: Row = {
  open: replaceOk(rolesOnly(403), 404),
  hidden: replaceOk(rolesOnly(404), 404),
};

/** Memorials, their texts and pictures. */
export const MEMORIALS: Record<string, Row> = {
  'GET /api/memorials': bothVisibilities(everybody),
  // Nobody has a paid order here, so members get a 402.
  'POST /api/memorials': { body: () => requiredForm, ...bothVisibilities(everyMember(402)) },
  'GET /api/memorials/my-memorials': bothVisibilities(everyMember(200)),
  'POST /api/memorials/drafts': { body: draft, ...bothVisibilities(everyMember(201)) },
  'GET /api/memorials/[id]': { open: everybody, hidden: rolesOnlyOrMissing },
  'PUT /api/memorials/[id]': {
    body: () => ({ religion: 'Changed' }),
    open: editors(403),
    hidden: editors(404),
  },
  'DELETE /api/memorials/[id]': { open: owners(403), hidden: owners(404) },
  'GET /api/memorials/[id]/gallery': { open: everybody, hidden: rolesOnlyOrMissing },
  'GET /api/memorials/[id]/names': { open: everybody, hidden: rolesOnlyOrMissing },
  'PUT /api/memorials/[id]/names': {
    body: () => ({ names: [{ language: 'ar', fullName: 'آدا' }] }),
    open: editors(403),
    hidden: editors(404),
  },
  'GET /api/memorials/[id]/private': { open: owners(403), hidden: owners(404) },
  'GET /api/memorials/[id]/texts/[language]': {
    make: text,
    open: everybody,
    hidden: rolesOnlyOrMissing,
  },
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
  'PUT /api/memorials/media/[id]': { body: files, open: rolesOnly(403), hidden: rolesOnly(404) },
  'POST /api/memorials/media/[id]/uploads': {
    body: () => ({ fileName: 'film.mp4', bytes: 5_000_000 }),
    open: replaceOk(rolesOnly(403), 201),
    hidden: replaceOk(rolesOnly(404), 201),
  },
  // The upload is another person's, so even owners get a 404.
  'GET /api/memorials/media/[id]/uploads/[uploadId]': UPLOAD_OF_ANOTHER,
  'PUT /api/memorials/media/[id]/uploads/[uploadId]': { query: '?offset=0', ...UPLOAD_OF_ANOTHER },
  'POST /api/memorials/media/[id]/uploads/[uploadId]/complete': UPLOAD_OF_ANOTHER,
  'GET /api/memorials/[id]/contributions': { open: rolesOnly(403), hidden: rolesOnly(404) },
  // The file is another person's, so even contributors get a 404.
  'DELETE /api/memorials/[id]/contributions/[mediaId]': {
    open: replaceOk(rolesOnly(403), 404),
    hidden: replaceOk(rolesOnly(404), 404),
  },
  'POST /api/memorials/[id]/contributions/decide': {
    body: () => ({ media: [newId()], from: 'waiting', decision: 'publish' }),
    open: editors(403),
    hidden: editors(404),
  },
  'GET /media/[id]/[variant]': { ofPicture: true, open: everybody, hidden: rolesOnlyOrMissing },
  'GET /q/[code]': { open: redirectForOk(everybody), hidden: redirectForOk(rolesOnlyOrMissing) },
  // These routes draw any code without looking it up.
  'GET /q/[code]/code.svg': bothVisibilities(everybody),
  'GET /q/[code]/[drawing]': bothVisibilities(everybody),
  // Messengers and mail programs fetch these pictures without a session, so private memorials have none.
  'GET /memorial/[id]/preview.jpg': { open: everybody, hidden: missingForAll },
  'GET /memorial/[id]/portrait.jpg': { withPicture: true, open: everybody, hidden: missingForAll },
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
