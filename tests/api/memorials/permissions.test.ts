import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { memorialWithPicture } from '../../ports/media/memorial-with-picture';
import { ACTORS, handOn, makeActors, type Statuses } from '../../support/actors';
import { call } from '../../support/call';
import { ada } from '../../support/cast';
import { fieldsFor, otherAddress } from '../../support/condolence';
import { addMemorial } from '../../support/memorial';
import { requiredForm } from '../../support/memorial-form';
import { pictureBlob, uploadOf } from '../../support/memorial-upload';
import { routeHandlers } from '../../support/route-handlers';

const MEMBERS_ONLY = { visitor: 401, loggedOut: 401 };
const everyMember = (status: number): Statuses => ({
  ...MEMBERS_ONLY,
  member: status,
  rival: status,
  creator: status,
  contributor: status,
  keeper: status,
  owner: status,
  admin: status,
});
const everybody: Statuses = { ...everyMember(200), visitor: 200, loggedOut: 200 };
/** A private memorial is not there for strangers (product.md). */
const family = (stranger: 403 | 404): Statuses => ({
  ...everyMember(200),
  member: stranger,
  rival: stranger,
  creator: stranger,
});
/** product.md 6, "Edit a memorial, add media", for those who keep it with its owner, too (security.md, "Keepers"). */
const editors = (stranger: 403 | 404): Statuses => ({ ...family(stranger), contributor: 403 });
const owners = (stranger: 403 | 404): Statuses => ({ ...editors(stranger), keeper: 403 });
const unseen: Statuses = { ...family(404), visitor: 404, loggedOut: 404 };

/** The same statuses with another one for success. */
const succeeding = (success: number, statuses: Statuses): Statuses => {
  const entries = Object.entries(statuses).map(([actor, status]) => [
    actor,
    status === 200 ? success : status,
  ]);
  return Object.fromEntries(entries);
};
/** Forwarded, where `statuses` would be seen. */
const forwarded = (statuses: Statuses) => succeeding(308, statuses);
const made201 = (statuses: Statuses) => succeeding(201, statuses);
const nobody: Statuses = { ...everyMember(404), visitor: 404, loggedOut: 404 };

type Row = {
  body?: (memorialId: string) => unknown;
  /** The address names the memorial's main picture, not the memorial. */
  ofPicture?: true;
  /** The memorial has a main picture. */
  withPicture?: true;
  /** The memorial has a text in French. */
  withText?: true;
  open: Statuses;
  hidden: Statuses;
};
const same = (statuses: Statuses) => ({ open: statuses, hidden: statuses });

/**
 * Every method of every route of memorials, in the API and beside it: what each actor gets, for each
 * kind of memorial. Pages are asked in tests/journeys.
 */
const TABLE: Record<string, Row> = {
  'GET /api/memorials': same(everybody),
  // Nobody has a paid order here, so whoever may ask is asked to pay.
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
  'GET /api/memorials/[id]/texts/[language]': { withText: true, open: everybody, hidden: unseen },
  'PUT /api/memorials/[id]/texts/[language]': {
    body: () => ({ biography: 'Une vie.' }),
    open: editors(403),
    hidden: editors(404),
  },
  'DELETE /api/memorials/[id]/texts/[language]': {
    withText: true,
    open: editors(403),
    hidden: editors(404),
  },
  'PUT /api/memorials/media/[id]': { body: files, open: editors(403), hidden: editors(404) },
  'GET /api/memorials/[id]/condolences': { open: everybody, hidden: unseen },
  'POST /api/memorials/[id]/condolences': {
    body: condolence,
    open: made201(everybody),
    hidden: made201(unseen),
  },
  'GET /api/memorials/[id]/condolences/queue': { open: editors(403), hidden: editors(404) },
  'POST /api/memorials/[id]/condolences/decide': {
    body: () => ({ ids: [newId()], decision: 'publish' }),
    open: editors(403),
    hidden: editors(404),
  },
  'PUT /api/memorials/[id]/condolences/settings': {
    body: () => ({ rule: 'closed' }),
    open: editors(403),
    hidden: editors(404),
  },
  'PUT /api/memorials/[id]/condolences/notices': {
    body: () => ({ mails: false, timeZone: 'Africa/Johannesburg' }),
    open: editors(403),
    hidden: editors(404),
  },
  'POST /api/memorials/[id]/candles': { open: everybody, hidden: unseen },
  'GET /media/[id]/[variant]': { ofPicture: true, open: everybody, hidden: unseen },
  'GET /q/[code]': { open: forwarded(everybody), hidden: forwarded(unseen) },
  // They draw an address and look nothing up.
  'GET /q/[code]/code.svg': same(everybody),
  'GET /q/[code]/[drawing]': same(everybody),
  // Messengers and mail programs fetch them without a session: private memorials have none.
  'GET /memorial/[id]/preview.jpg': { open: everybody, hidden: nobody },
  'GET /memorial/[id]/portrait.jpg': { withPicture: true, open: everybody, hidden: nobody },
};

const handlers = await routeHandlers('{api/memorials,media,q,*/*/memorial}');
let people: Awaited<ReturnType<typeof makeActors>>;
let picture: Blob;

beforeAll(async () => {
  people = await makeActors();
  picture = await pictureBlob();
});

function files() {
  return uploadOf({}, [['additionalMedia', picture]]);
}
function condolence(memorialId: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsFor(memorialId))) form.set(name, value);
  return form;
}
function draft() {
  return uploadOf({ form: JSON.stringify(requiredForm) }, [['mainPicture', picture]]);
}

describe('the table of permissions', () => {
  it('has a row for every route and method, and no other', () => {
    expect([...handlers.keys()].sort()).toEqual(Object.keys(TABLE).sort());
  });
});

const KINDS = [
  ['a public', 'open'],
  ['a private', 'hidden'],
] as const;

describe.each(Object.entries(TABLE))('%s', (name, row) => {
  describe.each(KINDS)('for %s memorial', (_, kind) => {
    it.each(ACTORS)('%s', async (actor) => {
      const memorial = await made(row, people.owner?.user.id ?? '', kind === 'open');
      await handOn(memorial.id, people);
      const before = await memorialRow(memorial.id);
      const answer = await ask(name, row, memorial, people[actor]?.headers ?? {});
      expect(answer.status).toBe(row[kind][actor]);
      if (answer.status >= 400) expect(await memorialRow(memorial.id)).toEqual(before);
    });
  });
});

/** A memorial, with a picture or a text where that is asked for. */
async function made({ ofPicture, withPicture, withText }: Row, ownerId: string, isPublic: boolean) {
  if (ofPicture || withPicture) return memorialWithPicture(ownerId, isPublic);
  const id = await addMemorial({ createdById: ownerId, isPublic });
  const text = { memorialId: id, language: LANGUAGE, biography: 'Une vie.' };
  if (withText) await db().memorialText.create({ data: text, select: { language: true } });
  return { id, pictureId: '' };
}

const LANGUAGE = 'fr';

function ask(
  name: string,
  { body, ofPicture }: Row,
  { id, pictureId }: { id: string; pictureId: string },
  headers: Record<string, string>,
) {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`There is no ${name}`);
  const params = {
    id: ofPicture ? pictureId : id,
    code: id,
    variant: '800',
    language: LANGUAGE,
    drawing: 'code-600.png',
  };
  return call(handler, {
    method: name.split(' ')[0] ?? '',
    params,
    headers: { ...otherAddress(), ...headers },
    body: body?.(id),
  });
}

const memorialRow = (id: string) =>
  db().memorial.findUnique({
    where: { id },
    include: {
      media: true,
      familyMembers: true,
      otherNames: true,
      texts: true,
      keepers: true,
      guestBook: true,
      condolences: true,
      candles: true,
      condolenceReaders: true,
    },
  });

describe('a session that has expired', () => {
  it.each(Object.entries(TABLE))('is nobody to %s', async (name, row) => {
    const { sessionId, headers, user } = await ada();
    const yesterday = new Date(Date.now() - 86_400_000);
    await db().session.update({
      where: { id: sessionId },
      data: { createdAt: new Date(0), expiresAt: yesterday },
    });
    const answer = await ask(name, row, await made(row, user.id, false), headers);
    expect(answer.status).toBe(row.hidden.visitor);
  });
});
