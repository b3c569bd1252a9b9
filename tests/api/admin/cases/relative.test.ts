import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as setRelative } from '@/app/api/admin/cases/[id]/relative/route';
import { GET as detail } from '@/app/api/admin/cases/[id]/route';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { addCase } from '../../../support/case';
import { ada, type Person, root } from '../../../support/cast';
import { actionsOf } from '../../../support/keeper';
import { addMemorial } from '../../../support/memorial';
import { editorOf } from '../../../support/memorial-editor';
import { listenForInvalidations } from '../../../support/memorial-listener';

const FAMILY = [
  { relationship: 'Child', fullName: 'Zanele Ndlovu', isLiving: true },
  { relationship: 'Parent', fullName: 'Jabu Ndlovu', isLiving: false },
];
let owner: Person;
let admin: Person;
let memorialId: string;
let id: string;

beforeAll(async () => {
  [owner, admin] = [await ada(), await root()];
});
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: owner.user.id }, { familyMembers: FAMILY });
  id = await addCase(memorialId, { claim: 'named' });
});

const asAdmin = () => ({ params: { id }, headers: admin.headers });
const set = (hidden: boolean, fullName = 'Zanele Ndlovu') =>
  call(setRelative, { ...asAdmin(), body: { fullName, hidden } });
const shownTo = async (viewer: 'visitor' | 'owner') => {
  const reader = {
    viewer:
      viewer === 'owner'
        ? { ...owner.user, userId: owner.user.id, sessionId: '', language: 'en' as const }
        : null,
    guestId: null,
  };
  const view = await getMemorialView(memorialId, reader);
  return view?.familyMembers.map(({ fullName }) => fullName);
};

describe('POST /api/admin/cases/{id}/relative', () => {
  it('hides a living relative from every reader, and shows them again', async () => {
    const listener = await listenForInvalidations();
    expect(await shownTo('visitor')).toEqual(['Zanele Ndlovu', 'Jabu Ndlovu']);
    expect((await set(true)).status).toBe(200);
    expect((await set(true)).status).toBe(200);
    for (const who of ['visitor', 'owner'] as const)
      expect(await shownTo(who)).toEqual(['Jabu Ndlovu']);
    expect(await listener.paths()).toContain(`/memorial/${memorialId}`);
    await listener.stop();
    expect((await call(detail, asAdmin())).body.relatives).toEqual([
      { fullName: 'Zanele Ndlovu', isHidden: true },
    ]);
    await set(false);
    expect(await shownTo('visitor')).toEqual(['Zanele Ndlovu', 'Jabu Ndlovu']);
    expect(await actionsOf(memorialId)).toEqual(['relativeHidden', 'relativeShown']);
    expect(
      (await auditOf(`memorial/${memorialId}`)).map(({ action, detail }) => [action, detail]),
    ).toEqual([
      ['case.hide-relative', { caseId: id }],
      ['case.show-relative', { caseId: id }],
    ]);
  });

  it('keeps a relative hidden when the family saves the name with other capitals and spaces', async () => {
    await set(true);
    const editor = editorOf(memorialId, owner);
    const spelled = [{ relationship: 'Child', fullName: 'zanele  NDLOVU', isLiving: true }];
    expect((await editor.put({ familyMembers: spelled })).status).toBe(200);
    expect(await shownTo('visitor')).toEqual([]);
  });

  it('keeps a relative hidden when the family marks them as dead, until an admin shows them', async () => {
    await set(true);
    const dead = [{ relationship: 'Child', fullName: 'Zanele Ndlovu', isLiving: false }];
    await editorOf(memorialId, owner).put({ familyMembers: dead });
    expect(await shownTo('visitor')).toEqual([]);
    expect((await call(detail, asAdmin())).body.relatives).toEqual([
      { fullName: 'Zanele Ndlovu', isHidden: true },
    ]);
    await set(false);
    expect(await shownTo('visitor')).toEqual(['Zanele Ndlovu']);
  });

  it('answers 404 for a name that is not a living relative', async () => {
    for (const name of ['Jabu Ndlovu', 'Nobody']) expect((await set(true, name)).status).toBe(404);
    expect(await actionsOf(memorialId)).toEqual([]);
  });
});
