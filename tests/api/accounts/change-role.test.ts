import { beforeEach, describe, expect, it } from 'vitest';
import { changeRole } from '@/lib/accounts/commands/change-role';
import { db } from '@/lib/platform/db/client';
import { auditOf } from '../../support/audit';
import { ada, type Person, root } from '../../support/cast';

let person: Person;

beforeEach(async () => {
  await db().user.deleteMany();
  person = await ada();
});

const roleOf = async ({ user: { id } }: Person) =>
  (await db().user.findUniqueOrThrow({ where: { id } })).role;

describe('changeRole', () => {
  it('makes an account an admin, once, and audits it', async () => {
    expect(await changeRole(person.user.email, 'admin')).toBe(true);
    expect(await changeRole(person.user.email, 'admin')).toBe(false);
    expect(await roleOf(person)).toBe('admin');
    expect(await auditOf(`user/${person.user.id}`)).toEqual([
      { actor: 'system', action: 'role.grant', detail: {} },
    ]);
  });

  it('refuses unknown and unverified addresses', async () => {
    await expect(changeRole('nobody@example.org', 'admin')).rejects.toMatchObject({
      code: 'not_found',
    });
    await db().user.update({ where: { id: person.user.id }, data: { emailVerifiedAt: null } });
    await expect(changeRole(person.user.email, 'admin')).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await roleOf(person)).toBe('member');
  });

  it('revokes the role of every admin but the last', async () => {
    const admin = await root();
    await expect(changeRole(admin.user.email, 'member')).rejects.toThrow(/only admin/);
    await changeRole(person.user.email, 'admin');
    const answers = await Promise.allSettled([
      changeRole(admin.user.email, 'member'),
      changeRole(person.user.email, 'member'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db().user.count({ where: { role: 'admin' } })).toBe(1);
  });
});
