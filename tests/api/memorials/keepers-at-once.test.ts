import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DELETE } from '@/app/api/memorials/[id]/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { call } from '../../support/call';
import { ada, kim, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';

let owner: Person;
let keeper: Person;
let id: string;
let other: Client;

beforeAll(async () => {
  owner = await ada();
  keeper = await kim();
  other = new Client({ connectionString: env().DATABASE_URL });
  await other.connect();
});
afterAll(() => other.end());
beforeEach(async () => {
  id = await addMemorial({ createdById: owner.user.id });
  await addKeeper(id, keeper, 'keeper');
});

/** Waits until a statement is blocked by a lock that `other` holds. */
const waitForLock = () =>
  vi.waitFor(
    async () => {
      const found = await other.query(
        'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))',
      );
      expect(found.rowCount).toBeGreaterThan(0);
    },
    { timeout: 30_000 },
  );

/** Runs `sql` in a transaction for which a keeper's change has to wait. Returns the answer to the change. */
async function putWhile(sql: string) {
  await other.query('BEGIN');
  await other.query('SELECT 1 FROM memorials WHERE id = $1 FOR UPDATE', [id]);
  const answer = editorOf(id, keeper).put({ religion: 'Quaker' });
  await waitForLock();
  await other.query(sql, [id]);
  await other.query('COMMIT');
  return answer;
}

describe("a keeper's change", () => {
  it('is refused if the keeper is removed while it waits', async () => {
    const answer = await putWhile(
      `DELETE FROM keepers WHERE "memorialId" = $1 AND role = 'keeper'`,
    );
    expect(answer.status).toBe(403);
    const { religion } = await db().memorial.findUniqueOrThrow({ where: { id } });
    expect(religion).toBe('');
  });

  it('answers 404 if the memorial is deleted while it waits', async () => {
    expect((await putWhile('DELETE FROM memorials WHERE id = $1')).status).toBe(404);
  });

  it("is applied before an admin's deletion or not at all", async () => {
    const { headers } = await root();
    const [put, deleted] = await Promise.all([
      editorOf(id, keeper).put({ religion: 'Quaker' }),
      call(DELETE, { method: 'DELETE', params: { id }, headers }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(put.status);
    expect(await db().memorial.count({ where: { id } })).toBe(0);
    expect(await db().keeper.count({ where: { memorialId: id } })).toBe(0);
  });

  it("does not publish a memorial that the owner's deletion has hidden", async () => {
    const [put, deleted] = await Promise.all([
      editorOf(id, keeper).put({ religion: 'Quaker' }),
      call(DELETE, { method: 'DELETE', params: { id }, headers: owner.headers }),
    ]);
    expect([put.status, deleted.status]).toEqual([200, 200]);
    expect(await db().memorial.count({ where: { id, isPublic: false } })).toBe(1);
  });
});
