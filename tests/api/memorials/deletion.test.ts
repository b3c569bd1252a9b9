import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUT as putAccess } from '@/app/api/memorials/[id]/access/route';
import { DELETE as stop } from '@/app/api/memorials/[id]/deletion/route';
import { DELETE, GET } from '@/app/api/memorials/[id]/route';
import { GET as list } from '@/app/api/memorials/route';
import { GET as permanent } from '@/app/q/[code]/route';
import { deleteDueMemorials } from '@/lib/memorials/commands/delete-due-memorials';
import { DELETION_DAYS } from '@/lib/memorials/deletion-rules';
import { db } from '@/lib/platform/db/client';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, cora, kim, type Person, root } from '../../support/cast';
import { actionsOf, addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { listenForInvalidations } from '../../support/memorial-listener';
import { subjectsTo } from '../../support/outbox';

const DAY_MS = 86_400_000;
let owner: Person;
let keeper: Person;
let listener: Awaited<ReturnType<typeof listenForInvalidations>>;
let id: string;

beforeAll(async () => {
  [owner, keeper] = [await ada(), await kim()];
  listener = await listenForInvalidations();
});
afterAll(() => listener.stop());
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  await db().memorialDeletion.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, fullName: 'Sipho Ndlovu' });
  await addKeeper(id, keeper, 'keeper');
});

type Headers = Pick<Person, 'headers'>;
const remove = ({ headers }: Headers = owner) =>
  call(DELETE, { method: 'DELETE', params: { id }, headers });
const stopDeletion = ({ headers }: Headers) =>
  call(stop, { method: 'DELETE', params: { id }, headers });
const read = async (headers: Record<string, string> = {}) =>
  (await call(GET, { params: { id }, headers })).status;
const inList = async () =>
  JSON.stringify((await call(list, { path: '/?name=Sipho%20Ndlovu' })).body).includes(id);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const actions = () => actionsOf(id);

describe('DELETE /api/memorials/{id} of a memorial with other keepers', () => {
  it('hides it from strangers at once, while its keepers still see it', async () => {
    expect([await read(), await inList()]).toEqual([200, true]);
    const { status, body } = await remove();
    expect([status, body]).toEqual([200, { message: 'Memorial deleted successfully' }]);
    expect([await read(), await inList()]).toEqual([404, false]);
    expect(await read((await ben()).headers)).toBe(404);
    const code = { code: id };
    const scanned = await call((request) => permanent(request, { params: Promise.resolve(code) }));
    expect(scanned.status).toBe(404);
    for (const { headers } of [owner, keeper]) expect(await read(headers)).toBe(200);
    expect(await listener.paths()).toContain(`/memorial/${id}`);
    for (const person of [owner, keeper])
      expect((await subjectsTo(person))[0]).toMatch(
        /^The memorial of Sipho Ndlovu will be deleted on /,
      );
    expect(await actions()).toEqual(['deletionAnnounced']);
    expect((await auditOf(`memorial/${id}`)).map(({ action }) => action)).toEqual([
      'memorial.announce-deletion',
    ]);
  });

  it('takes effect once, however often it is requested', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await actions()).toEqual(['deletionAnnounced']);
    expect(await subjectsTo(keeper)).toHaveLength(1);
  });

  it('deletes after a week, once, however many instances run the job', async () => {
    await remove();
    await deleteDueMemorials({}, inDays(DELETION_DAYS - 0.1));
    expect(await read(keeper.headers)).toBe(200);
    await Promise.all(
      Array.from({ length: 4 }, () => deleteDueMemorials({}, inDays(DELETION_DAYS))),
    );
    expect(await read(owner.headers)).toBe(404);
    expect(await db().deletedMemorial.count({ where: { id } })).toBe(1);
  });

  it.each([
    ['its owner cancels the deletion', () => owner, ['deletionTakenBack'], 404],
    ['a keeper objects', () => keeper, ['deletionObjected', 'frozen'], 403],
  ])('restores the memorial unchanged when %s', async (_, who, after, again) => {
    await remove();
    const { status, body } = await stopDeletion(who());
    expect([status, body.message]).toEqual([
      200,
      'The page stays. We are emailing everybody who keeps it.',
    ]);
    expect([await read(), await inList()]).toEqual([200, true]);
    await deleteDueMemorials({}, inDays(100));
    expect(await read()).toBe(200);
    expect(await actions()).toEqual(['deletionAnnounced', ...after]);
    expect(await subjectsTo(keeper)).toContain('The memorial of Sipho Ndlovu stays');
    expect((await stopDeletion(who())).status).toBe(again);
  });

  it("freezes it after a keeper's objection until the operator decides", async () => {
    await remove();
    await stopDeletion(keeper);
    const { status, body } = await remove();
    expect([status, body.message]).toEqual([
      403,
      'This page is frozen while a question about it is settled.',
    ]);
    const cases = await db().familyCase.findMany({ where: { memorialId: id } });
    expect(cases).toMatchObject([
      { claim: 'deletion', state: 'open', openedById: keeper.user.id, message: '' },
    ]);
    expect((await auditOf(`memorial/${id}`)).slice(-2)).toMatchObject([
      { actor: keeper.user.id, action: 'case.open', detail: { claim: 'deletion' } },
      { actor: keeper.user.id, action: 'case.freeze' },
    ]);
    const mail = await db().outboxMail.findFirst({ where: { key: `case-waits/${cases[0]?.id}` } });
    expect(mail?.subject).toBe('A question about a page is waiting');
    expect(mail?.text).not.toMatch(/Sipho|Kim/);
  });

  it.each(['unlisted', 'invited', 'keepers'] as const)(
    'restores the level %s',
    async (visibility) => {
      await db().memorial.update({ where: { id }, data: { visibility }, select: { id: true } });
      await remove();
      expect(await read()).toBe(404);
      const params = { id };
      const body = { visibility: 'unlisted' };
      const put = { method: 'PUT', params, headers: keeper.headers, body };
      expect((await call(putAccess, put)).status).toBe(409);
      await stopDeletion(keeper);
      const after = await db().memorial.findUniqueOrThrow({
        where: { id },
        select: { visibility: true },
      });
      expect(after).toEqual({ visibility });
    },
  );

  it('can be stopped by keepers only, and nobody can publish the memorial while it waits to be deleted', async () => {
    await addKeeper(id, await cora(), 'contributor');
    await remove();
    expect((await stopDeletion(await cora())).status).toBe(403);
    expect((await stopDeletion(await ben())).status).toBe(404);
    for (const person of [owner, keeper]) {
      const { status, body } = await editorOf(id, person).put({ isPublic: true });
      expect([status, body.message]).toEqual([409, 'This memorial is about to be deleted.']);
    }
    expect((await editorOf(id, keeper).put({ religion: 'Quaker' })).status).toBe(200);
    expect(await read()).toBe(404);
  });

  it("an admin deletes at once, and can stop an owner's deletion", async () => {
    await remove();
    expect((await stopDeletion(await root())).status).toBe(200);
    expect((await remove(await root())).status).toBe(200);
    expect(await read(keeper.headers)).toBe(404);
  });
});
