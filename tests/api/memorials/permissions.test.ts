import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { ACTORS, handOn, makeActors } from '../../support/actors';
import { ada } from '../../support/cast';
import { memorialRow } from '../../support/memorial-row';
import { ask, handlers, made, TABLE } from './permission-tables/table';

let people: Awaited<ReturnType<typeof makeActors>>;

beforeAll(async () => {
  people = await makeActors();
});
// All of them ask from one address, more often than a minute allows.
beforeEach(() => db().rateLimit.deleteMany());

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
      const memorial = await made(row, people, people.owner?.user.id ?? '', kind === 'open');
      await handOn(memorial.id, people);
      const before = await memorialRow(memorial.id);
      const answer = await ask(name, row, memorial, people[actor]?.headers ?? {});
      expect(answer.status).toBe(row[kind][actor]);
      if (answer.status >= 400) expect(await memorialRow(memorial.id)).toEqual(before);
    });
  });
});

describe('a session that has expired', () => {
  it.each(Object.entries(TABLE))('is nobody to %s', async (name, row) => {
    const { sessionId, headers, user } = await ada();
    const yesterday = new Date(Date.now() - 86_400_000);
    await db().session.update({
      where: { id: sessionId },
      data: { createdAt: new Date(0), expiresAt: yesterday },
    });
    const answer = await ask(name, row, await made(row, people, user.id, false), headers);
    expect(answer.status).toBe(row.hidden.visitor);
  });
});
