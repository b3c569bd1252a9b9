import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { addMemorialWithPicture } from '../ports/media/memorial-with-picture';
import { addCase } from './case';
import { ada, ben, cora, kim, root } from './cast';
import { addCondolence } from './condolence';
import { addFriend } from './first-reader';
import { addKeeper } from './keeper';
import { addDraft, openOrder } from './order';
import { addTribute } from './tribute';

/** The ids of the rows that the API's paths can refer to. */
export type DocumentedIds = Record<
  | 'memorial'
  | 'picture'
  | 'keeper'
  | 'condolence'
  | 'held'
  | 'secret'
  | 'friend'
  | 'order'
  | 'case'
  | 'message'
  | 'tribute'
  | 'session'
  | 'stranger'
  | 'upload',
  string
>;

/** Inserts one row of each kind. Some belong to Ada, others wait for the operator. */
export async function insertDocumentedRows(): Promise<DocumentedIds> {
  const [owner, helper, stranger] = [await ada(), await kim(), await cora()];
  await Promise.all([ben(), root()]);
  const { id: memorial, pictureId: picture } = await addMemorialWithPicture(owner.user.id, true);
  await addKeeper(memorial, helper, 'keeper');
  const upload = newId();
  await db().resumableUpload.create({
    data: {
      ...{ id: upload, ownerId: owner.user.id, memorialId: memorial },
      ...{ fileName: 'film.mp4', bytes: 5_000_000 },
    },
    select: { id: true },
  });
  const { id: condolence, secret } = await addCondolence(memorial);
  const heldCondolence = await addCondolence(memorial, { state: 'held' });
  const { orderId } = await openOrder(owner, await addDraft(owner));
  const message = newId();
  const contactFields = {
    name: 'Nomvula',
    email: 'nomvula@example.org',
    subject: 'A date',
    message: 'Hm.',
  };
  await db().contactMessage.create({
    data: { id: message, ...contactFields },
    select: { id: true },
  });
  return {
    ...{ memorial, picture, condolence, secret, message, upload },
    friend: await addFriend(memorial),
    keeper: helper.user.id,
    stranger: stranger.user.id,
    held: heldCondolence.id,
    order: orderId,
    case: await addCase(memorial),
    tribute: await addTribute(memorial),
    session: owner.sessionId,
  };
}

/** What a path parameter refers to. The first entry that matches the path and the name applies. */
const MEANINGS: [address: RegExp, name: string, what: keyof DocumentedIds][] = [
  [/^\/media/, 'id', 'picture'],
  [/^\/api\/admin\/cases/, 'id', 'case'],
  [/^\/api\/admin\/condolences/, 'id', 'held'],
  [/^\/api\/admin\/messages/, 'id', 'message'],
  [/^\/api\/admin\/tributes/, 'id', 'tribute'],
  [/^\/api\/admin\/users/, 'id', 'stranger'],
  [/orders/, 'id', 'order'],
  [/^\/api\/auth\/sessions/, 'id', 'session'],
  [/^\/api\/condolences/, 'id', 'condolence'],
  [/memorial/, 'id', 'memorial'],
  [/^\/q/, 'code', 'memorial'],
  [/keepers/, 'userId', 'keeper'],
  [/uploads/, 'uploadId', 'upload'],
  [/by-secret/, 'secret', 'secret'],
  [/first-reader/, 'secret', 'friend'],
];

/** Parameters whose values do not depend on the inserted rows. */
const FIXED: Record<string, string> = {
  variant: '800',
  drawing: 'code-600.png',
  file: 'orders.csv',
  shard: 'pages.xml',
  group: 'site',
  language: 'fr',
};

/** Returns values for the parameters of a path: a random id if no inserted row fits. */
export function pathParams(address: string, rowIds: DocumentedIds): Record<string, string> {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, paramValue(name, address, rowIds)]));
}

function paramValue(name: string, address: string, rowIds: DocumentedIds): string {
  const fixed = FIXED[name];
  if (fixed) return fixed;
  if (address.startsWith('/api/admin/jobs')) return randomUUID();
  const [, , what] = MEANINGS.find(([at, own]) => own === name && at.test(address)) ?? [];
  return what ? rowIds[what] : newId();
}
