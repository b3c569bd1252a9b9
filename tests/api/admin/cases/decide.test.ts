import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as decideCase } from '@/app/api/admin/cases/[id]/decide/route';
import { POST as setFrozen } from '@/app/api/admin/cases/[id]/freeze/route';
import { GET as detail } from '@/app/api/admin/cases/[id]/route';
import { GET as list } from '@/app/api/admin/cases/route';
import { DELETE as deleteProfile } from '@/app/api/auth/delete-profile/route';
import { DECIDED_CASE_RETENTION_DAYS, deleteOldCases } from '@/lib/cases/commands/delete-old-cases';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../../support/audit';
import { call } from '../../../support/call';
import { addCase } from '../../../support/case';
import { ada, ben, kim, type Person, root } from '../../../support/cast';
import { actionsOf, addKeeper } from '../../../support/keeper';
import { addMemorial } from '../../../support/memorial';
import { editorOf } from '../../../support/memorial-editor';

let [owner, keeper, admin]: Person[] = [];
let memorialId: string;
let id: string;

beforeAll(async () => {
  [owner, keeper, admin] = [await ada(), await kim(), await root()];
});
beforeEach(async () => {
  await db().memorialFreeze.deleteMany();
  await db().familyCase.deleteMany();
  await db().outboxMail.deleteMany();
  memorialId = await addMemorial({ createdById: owner?.user.id ?? '', fullName: 'Sipho Ndlovu' });
  id = await addCase(memorialId);
});

const ANSWER = 'We looked at the page, and it stays.';
const asAdmin = (which: string) => ({ params: { id: which }, headers: admin?.headers ?? {} });
const decide = (body: object, which = id) =>
  call(decideCase, { ...asAdmin(which), body: { answer: ANSWER, ...body } });
const freeze = (frozen: boolean, which = id) =>
  call(setFrozen, { ...asAdmin(which), body: { frozen } });
const isFrozen = async () => (await db().memorialFreeze.count({ where: { memorialId } })) > 0;
const row = () => db().familyCase.findUniqueOrThrow({ where: { id } });
const mailsTo = (to: string) => db().outboxMail.findMany({ where: { to } });
const rolesOf = async () =>
  Object.fromEntries(
    (await db().keeper.findMany({ where: { memorialId } })).map(({ userId, role }) => [
      userId,
      role,
    ]),
  );
const save = async (person?: Person) =>
  person ? (await editorOf(memorialId, person).put({ religion: 'Quaker' })).status : 0;

describe('POST /api/admin/cases/{id}/freeze', () => {
  it('blocks keepers, but not admins, until it is lifted, and is recorded once', async () => {
    expect(await save(owner)).toBe(200);
    await Promise.all([freeze(true), freeze(true), freeze(true)]);
    expect(await save(owner)).toBe(403);
    expect(await save(admin)).toBe(200);
    await freeze(false);
    await freeze(false);
    expect(await save(owner)).toBe(200);
    expect(await actionsOf(memorialId)).toEqual(['frozen', 'unfrozen']);
    const adminId = admin?.user.id;
    expect(
      (await auditOf(`memorial/${memorialId}`)).filter(({ action }) => action.startsWith('case.')),
    ).toEqual([
      { actor: adminId, action: 'case.freeze', detail: { caseId: id } },
      { actor: adminId, action: 'case.lift', detail: { caseId: id } },
    ]);
  });

  it('answers 404 for an unknown case, 410 for a deleted memorial, 409 for a decided case', async () => {
    expect((await freeze(true, newId())).status).toBe(404);
    await decide({ decision: 'no_change' });
    expect((await freeze(true)).status).toBe(409);
    expect((await freeze(false)).status).toBe(200);
    await db().memorial.delete({ where: { id: memorialId } });
    expect((await freeze(false)).status).toBe(410);
  });
});

describe('POST /api/admin/cases/{id}/decide', () => {
  it.each(['no_change', 'corrected', 'refused'])(
    'mails the answer, records the decision and lifts the freeze: %s',
    async (decision) => {
      await freeze(true);
      expect((await decide({ decision })).status).toBe(200);
      expect(await row()).toMatchObject({ state: 'decided', decision, answer: ANSWER });
      expect(await isFrozen()).toBe(false);
      const [mail, ...others] = await mailsTo('naledi@example.org');
      expect([mail?.subject, others]).toEqual(['Our answer to your question', []]);
      expect(mail?.text).toContain('You wrote to us about a page. This is our answer:');
      expect(mail?.text).toContain(ANSWER);
      expect(mail?.text).not.toContain('Sipho');
      expect(await actionsOf(memorialId)).toEqual(['frozen', 'unfrozen', 'caseDecided']);
      const event = await db().memorialEvent.findFirst({
        where: { memorialId, action: 'caseDecided' },
        select: { detail: true },
      });
      expect(event?.detail).toEqual({ asAdmin: true, decision });
      expect((await auditOf(`memorial/${memorialId}`)).at(-1)).toEqual({
        actor: admin?.user.id,
        action: 'case.decide',
        detail: { caseId: id, decision },
      });
    },
  );

  it('accepts one of two simultaneous decisions and answers 409 to the other', async () => {
    const answers = await Promise.all([
      decide({ decision: 'no_change' }),
      decide({ decision: 'refused' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailsTo('naledi@example.org')).toHaveLength(1);
  });

  it('can ask for papers first, and the freeze stays until the decision', async () => {
    await freeze(true);
    await decide({ decision: 'papers', answer: 'Please send us a copy.' });
    expect(await row()).toMatchObject({ state: 'waiting_for_papers', decision: null });
    expect(await isFrozen()).toBe(true);
    expect((await decide({ decision: 'no_change' })).status).toBe(200);
    expect(await isFrozen()).toBe(false);
    expect(await mailsTo('naledi@example.org')).toHaveLength(2);
  });

  it('keeps a freeze that belongs to another case', async () => {
    const other = await addCase(memorialId);
    await freeze(true, other);
    await decide({ decision: 'no_change' });
    expect(await isFrozen()).toBe(true);
  });

  it('transfers the page to an account at once, and the former owner becomes a keeper', async () => {
    const claimant = await ben();
    await freeze(true);
    await db().handover.create({
      data: {
        id: newId(),
        memorialId,
        kind: 'silence',
        fromUserId: owner?.user.id ?? null,
        toUserId: owner?.user.id ?? null,
        announcedAt: new Date(),
        dueAt: new Date(),
      },
    });
    const newOwner = ' BEN@example.org';
    expect((await decide({ decision: 'transferred', newOwner })).status).toBe(200);
    expect(await rolesOf()).toEqual({
      [claimant.user.id]: 'owner',
      [owner?.user.id ?? '']: 'keeper',
    });
    expect(await isFrozen()).toBe(false);
    expect(await db().handover.count({ where: { memorialId, state: 'announced' } })).toBe(0);
    expect(await actionsOf(memorialId)).toContain('handedOver');
    expect(await save(claimant)).toBe(200);
  });

  it('transfers a page without keepers, and accepts a transfer to the present owner', async () => {
    await db().keeper.deleteMany({ where: { memorialId } });
    const newOwner = 'ben@example.org';
    await ben();
    expect((await decide({ decision: 'transferred', newOwner })).status).toBe(200);
    expect(Object.values(await rolesOf())).toEqual(['owner']);
    const again = await addCase(memorialId);
    expect((await decide({ decision: 'transferred', newOwner }, again)).status).toBe(200);
    expect(Object.values(await rolesOf())).toEqual(['owner']);
  });

  it.each(['nobody@example.org', ''])(
    'refuses a transfer to an unknown address: %s',
    async (newOwner) => {
      await freeze(true);
      const { status, body } = await decide({ decision: 'transferred', newOwner });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['newOwner']]);
      expect(await row()).toMatchObject({ state: 'open' });
      expect(await isFrozen()).toBe(true);
      expect(Object.values(await rolesOf())).toEqual(['owner']);
    },
  );

  it('takes a page down, so that only keepers see it and cannot publish it', async () => {
    expect((await decide({ decision: 'taken_down' })).status).toBe(200);
    const { visibility, isPublic } = await db().memorial.findUniqueOrThrow({
      where: { id: memorialId },
      select: { visibility: true, isPublic: true },
    });
    expect([visibility, isPublic]).toEqual(['keepers', false]);
    expect((await editorOf(memorialId, await ada()).put({ isPublic: true })).status).toBe(403);
    await freeze(false);
    expect((await editorOf(memorialId, await ada()).put({ isPublic: true })).status).toBe(200);
  });

  it('keeps a page down when another case, for which it was frozen, is decided', async () => {
    const other = await addCase(memorialId);
    await freeze(true, other);
    await decide({ decision: 'taken_down' });
    expect((await decide({ decision: 'no_change' }, other)).status).toBe(200);
    expect(await isFrozen()).toBe(true);
    expect((await editorOf(memorialId, await ada()).put({ isPublic: true })).status).toBe(403);
    expect(await actionsOf(memorialId)).not.toContain('unfrozen');
  });

  it('requires an answer unless nobody asked', async () => {
    const { status, body } = await decide({ decision: 'no_change', answer: '' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['answer']]);
    await addKeeper(memorialId, keeper ?? (await kim()), 'keeper');
    const none = { name: '', emailSealed: '', relationship: '', message: '' };
    const openedById = keeper?.user.id ?? null;
    const objection = await addCase(memorialId, { ...none, claim: 'deletion', openedById });
    expect((await decide({ decision: 'no_change', answer: '' }, objection)).status).toBe(400);
    await decide({ decision: 'no_change' }, objection);
    const [mail, ...others] = await mailsTo(keeper?.user.email ?? '');
    expect([mail?.text, others]).toEqual([
      expect.stringContaining('You asked us to keep a page. This is our answer:'),
      [],
    ]);
    expect(mail?.text).not.toContain('You wrote to us');
    const siteCase = await addCase(memorialId, { ...none, claim: 'no_owner' });
    expect((await decide({ decision: 'no_change', answer: '' }, siteCase)).status).toBe(200);
  });

  it('can decide about a deleted memorial, but not change it', async () => {
    await db().memorial.delete({ where: { id: memorialId } });
    expect((await decide({ decision: 'taken_down' })).status).toBe(410);
    expect((await decide({ decision: 'transferred', newOwner: 'ben@example.org' })).status).toBe(
      410,
    );
    expect((await decide({ decision: 'no_change' })).status).toBe(200);
  });
});

describe('GET /api/admin/cases', () => {
  it('lists cases by state, oldest first, with the due date', async () => {
    const createdAt = new Date('2026-11-01T10:00:00Z');
    const first = await addCase(memorialId, { createdAt });
    await addCase(memorialId, { state: 'decided' });
    const { body } = await call(list, { headers: admin?.headers ?? {} });
    expect(body.counts).toEqual({ open: 2, waiting_for_papers: 0, decided: 1 });
    expect(body.cases[0]).toEqual({
      _id: first,
      memorialId,
      memorialName: 'Sipho Ndlovu',
      claim: 'wrong',
      state: 'open',
      name: 'Naledi',
      isFrozen: false,
      createdAt: createdAt.toISOString(),
      dueAt: '2026-11-08T10:00:00.000Z',
    });
    expect(body.cases[1]._id).toBe(id);
  });

  it('returns a case with its text, address and keepers, and answers 404 for an unknown case', async () => {
    const { body } = await call(detail, asAdmin(id));
    expect(body).toMatchObject({
      email: 'naledi@example.org',
      message: 'She was born in 1941.',
      relationship: 'Her niece',
      keepers: [{ name: 'Ada Okafor', role: 'owner' }],
    });
    expect((await call(detail, asAdmin(newId()))).status).toBe(404);
  });
});

describe('clean-up', () => {
  it('keeps decided cases for a year, or longer while their page is frozen', async () => {
    const decidedAt = new Date('2026-01-01T00:00:00Z');
    await db().familyCase.update({ where: { id }, data: { state: 'decided', decidedAt } });
    await db().memorialFreeze.create({ data: { memorialId, caseId: id, since: decidedAt } });
    const daysLater = (days: number) => new Date(decidedAt.getTime() + days * DAY_MS);
    await deleteOldCases({}, daysLater(DECIDED_CASE_RETENTION_DAYS + 1));
    expect(await db().familyCase.count()).toBe(1);
    await db().memorialFreeze.deleteMany();
    await deleteOldCases({}, daysLater(DECIDED_CASE_RETENTION_DAYS - 1));
    expect(await db().familyCase.count()).toBe(1);
    await deleteOldCases({}, daysLater(DECIDED_CASE_RETENTION_DAYS + 1));
    expect(await db().familyCase.count()).toBe(0);
  });

  it('deletes the name and address of a member who deletes their profile', async () => {
    const member = await ben();
    await db().familyCase.update({ where: { id }, data: { openedById: member.user.id } });
    expect((await call(deleteProfile, { method: 'DELETE', headers: member.headers })).status).toBe(
      200,
    );
    expect(await row()).toMatchObject({
      openedById: null,
      name: '',
      emailSealed: '',
      message: 'She was born in 1941.',
    });
  });
});
