import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getMemorial } from '@/app/api/memorials/[id]/route';
import { GET as getMedia } from '@/app/media/[id]/[variant]/route';
import { VISIBILITIES, type Visibility } from '@/lib/access/rules';
import { db } from '@/lib/platform/db/client';
import { mapFewAtOnce } from '@/tests/support/map-few-at-once';
import {
  addMemorialWithPicture,
  storeUnusedPicture,
} from '../../ports/media/memorial-with-picture';
import { assignRoles, makeActors } from '../../support/actors';
import { call } from '../../support/call';
import { joanne, type Person } from '../../support/cast';
import { addCondolence, addPicture } from '../../support/condolence';
import { addAccessInvitation, addGuest } from '../../support/guest';
import { type Case, CONDOLENCE_TEXT, FAMILY_CONDOLENCE_TEXT, SURFACES, statusOf } from './surfaces';

/** Three groups: people who only know the address, people who were let in, and keepers and admins. */
const READERS = [
  'stranger',
  'member',
  'creator who is no longer a keeper',
  'password holder',
  'invited by link',
  'invited by account',
  'contributor',
  'keeper',
  'owner',
  'admin',
] as const;
type ReaderName = (typeof READERS)[number];
const KEEPERS: readonly ReaderName[] = ['contributor', 'keeper', 'owner', 'admin'];
const FAMILY: readonly ReaderName[] = ['invited by link', 'invited by account', ...KEEPERS];

/** The readers who see the memorial at each level (security.md, "Who sees a memorial"). */
const SEES: Record<Visibility, readonly ReaderName[]> = {
  public: READERS,
  unlisted: READERS,
  password: ['password holder', ...FAMILY],
  invited: FAMILY,
  keepers: KEEPERS,
};
let guest: Person;
let people: Awaited<ReturnType<typeof makeActors>>;
type CaseMemorial = Omit<Case, 'headers'>;
const memorials = new Map<Visibility, CaseMemorial>();
const headersOf = new Map<string, Record<string, string>>();

beforeAll(async () => {
  people = await makeActors();
  guest = await joanne();
  for (const level of VISIBILITIES) {
    const { id, pictureId } = await addMemorialWithPicture(people.owner?.user.id ?? '', true);
    const text = { memorialId: id, language: 'fr', biography: 'Une vie.' };
    await db().memorialText.create({ data: text, select: { language: true } });
    const relative = { memorialId: id, relationship: 'Child' as const };
    await db().familyMember.createMany({
      data: [
        { ...relative, position: 0, fullName: 'A living child', isLiving: true },
        { ...relative, position: 1, fullName: 'A dead parent', isLiving: false },
      ],
    });
    const { id: familyPictureId } = await storeUnusedPicture(people.owner?.user.id ?? '');
    await db().media.update({
      where: { id: familyPictureId },
      data: { memorialId: id, state: 'ready', audience: 'family' },
    });
    await addCondolence(id, { state: 'published', message: CONDOLENCE_TEXT });
    const forFamily = {
      state: 'published',
      audience: 'family',
      message: FAMILY_CONDOLENCE_TEXT,
    } as const;
    const familyCondolencePictureId = await addPicture((await addCondolence(id, forFamily)).id);
    await assignRoles(id, people);
    const name = `Canary${level}`;
    await db().memorial.update({
      where: { id },
      data: {
        visibility: level,
        birthShown: 'year',
        livingShown: 'none',
        passwordHash: 'a hash',
        fullName: name,
        searchName: name.toLowerCase(),
      },
    });
    memorials.set(level, { id, pictureId, familyPictureId, familyCondolencePictureId, name });
    const link = await addAccessInvitation(id, 'cousin@example.org');
    headersOf.set(`invited by link ${level}`, (await addGuest(id, undefined, link.id)).headers);
    await addAccessInvitation(id, guest.user.email);
    headersOf.set(`password holder ${level}`, (await addGuest(id)).headers);
  }
  // Calls each surface once before the tests: loading a module at first use blocks the process.
  const [firstMemorial] = memorials.values();
  if (firstMemorial)
    for (const { ask } of Object.values(SURFACES)) await ask({ ...firstMemorial, headers: {} });
});

function headersFor(reader: ReaderName, level: Visibility): Record<string, string> {
  if (reader === 'stranger') return {};
  if (reader === 'password holder' || reader === 'invited by link')
    return headersOf.get(`${reader} ${level}`) ?? {};
  if (reader === 'invited by account') return guest.headers;
  if (reader === 'creator who is no longer a keeper') return people.creator?.headers ?? {};
  return people[reader]?.headers ?? {};
}

describe.each(VISIBILITIES)('a memorial at the level %s', (level) => {
  it.each(READERS)('shows this reader exactly what they may see: %s', async (reader) => {
    const memorial = memorials.get(level);
    if (!memorial) throw new Error('there is no such memorial');
    const readerCase = { ...memorial, headers: headersFor(reader, level) };
    const shown = await mapFewAtOnce(Object.entries(SURFACES), async ([surface, { ask }]) => [
      surface,
      await ask(readerCase),
    ]);
    const isFamily = FAMILY.includes(reader);
    const expected = Object.entries(SURFACES).map(([surface, it]) => [
      surface,
      it.expected(SEES[level].includes(reader), level, isFamily),
    ]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
  });
});

it('access to one memorial grants no access to others', async () => {
  const headers = headersOf.get('password holder public') ?? {};
  for (const level of ['password', 'invited', 'keepers'] as const) {
    const { id = '', pictureId = '' } = memorials.get(level) ?? {};
    expect(await statusOf(call(getMemorial, { params: { id }, headers }))).toBe(404);
    const params = { id: pictureId, variant: '320' };
    expect(await statusOf(call(getMedia, { params, headers }))).toBe(404);
  }
});
