import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/admin/audit/route';
import { GET as readPrivate } from '@/app/api/memorials/[id]/private/route';
import { DELETE as deleteMemorial } from '@/app/api/memorials/[id]/route';
import { PUT as addMedia } from '@/app/api/memorials/media/[id]/route';
import { changeRole } from '@/lib/accounts/commands/change-role';
import { db } from '@/lib/platform/db/client';
import { sqlState } from '@/lib/platform/db/sql-state';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, type Person, root } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { pictureBlob, uploadOf } from '../../support/memorial-upload';

let admin: Person;
let owner: Person;
let id: string;

beforeAll(async () => {
  admin = await root();
  owner = await ada();
  id = await addMemorial({ createdById: owner.user.id });
});

const list = (path = '/', person: Person | null = admin) =>
  call(GET, { path, headers: person?.headers ?? {} });
const open = ({ headers }: Person) => call(readPrivate, { headers, params: { id } });

describe('GET /api/admin/audit', () => {
  it("shows who read the private details of another person's memorial", async () => {
    await open(owner);
    expect(await auditOf(`memorial/${id}`)).toEqual([]);
    await open(admin);
    const { body } = await list();
    expect(body).toMatchObject({ total: 1, totalPages: 1, currentPage: 1 });
    expect(body.events).toMatchObject([
      {
        actor: admin.user.id,
        actorName: 'Root Keeper',
        action: 'memorial.read-private',
        subject: `memorial/${id}`,
        detail: {},
      },
    ]);
  });

  it("shows who deleted another person's memorial, but not who deleted their own", async () => {
    const own = await addMemorial({ createdById: owner.user.id });
    const others = await addMemorial({ createdById: owner.user.id });
    const remove = (person: Person, memorialId: string) =>
      call(deleteMemorial, {
        method: 'DELETE',
        headers: person.headers,
        params: { id: memorialId },
      });
    await remove(owner, own);
    await remove(admin, others);
    expect(await auditOf(`memorial/${own}`)).toEqual([]);
    expect(await auditOf(`memorial/${others}`)).toMatchObject([{ action: 'memorial.delete' }]);
  });

  it("shows who changed another person's memorial, without the content", async () => {
    const memorialId = await addMemorial({ createdById: owner.user.id });
    await editorOf(memorialId, owner).put({ religion: 'Quaker' });
    expect(await auditOf(`memorial/${memorialId}`)).toEqual([]);
    await editorOf(memorialId, admin).put({ religion: 'Baptist', existingMedia: [] });
    expect(await auditOf(`memorial/${memorialId}`)).toEqual([
      {
        actor: admin.user.id,
        action: 'memorial.update',
        detail: { fields: 'religion, existingMedia', uploads: 0 },
      },
    ]);
  });

  it("shows who added pictures to another person's memorial", async () => {
    const memorialId = await addMemorial({ createdById: owner.user.id });
    const add = async ({ headers }: Person) =>
      call(addMedia, {
        method: 'PUT',
        headers,
        params: { id: memorialId },
        body: uploadOf({}, [['additionalMedia', await pictureBlob()]]),
      });
    const { body } = await add(admin);
    expect(await auditOf(`memorial/${memorialId}`)).toMatchObject([
      { action: 'memorial.update', detail: { mediaId: body.additionalMedia[0]._id } },
    ]);
    await add(owner); // the same file again changes nothing
    expect(await auditOf(`memorial/${memorialId}`)).toHaveLength(1);
  });

  it('lists the newest entry first, and names the command line as system', async () => {
    await changeRole(owner.user.email, 'admin');
    const { body } = await list('/?limit=1');
    expect(body.events).toMatchObject([
      { actor: 'system', actorName: null, action: 'role.grant', subject: `user/${owner.user.id}` },
    ]);
    expect(body.totalPages).toBeGreaterThan(1);
    await changeRole(owner.user.email, 'member');
  });

  it('stores no names', async () => {
    const rows = JSON.stringify((await db().auditEvent.findMany()).map(({ id: _, ...row }) => row));
    for (const words of [owner.user.email, owner.user.lastName, 'Root'])
      expect(rows).not.toContain(words);
  });

  it.each([
    ['UPDATE', `UPDATE audit SET actor = 'nobody'`],
    ['DELETE', 'DELETE FROM audit'],
    ['TRUNCATE', 'TRUNCATE audit'],
  ])('denies the application %s', async (_, sql) => {
    const before = await db().auditEvent.count();
    const refusal = await db()
      .$executeRawUnsafe(sql)
      .catch((error: unknown) => sqlState(error));
    expect(refusal).toBe('42501'); // permission denied
    expect(await db().auditEvent.count()).toBe(before);
  });

  it('is for admins only, and refuses an invalid page', async () => {
    expect((await list('/', null)).status).toBe(401);
    expect((await list('/', owner)).status).toBe(403);
    expect((await list('/?page=0')).status).toBe(400);
  });
});
