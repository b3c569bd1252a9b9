import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { mapFewAtOnce } from '@/tests/support/map-few-at-once';
import { ACTORS, type Actor, assignRoles, makeActors } from '../../support/actors';
import { ada, type Person } from '../../support/cast';
import { memorialRow } from '../../support/memorial-row';
import {
  type CreatedForRow,
  callRow,
  createForRow,
  handlers,
  TABLE,
} from './permission-tables/table';

let people: Awaited<ReturnType<typeof makeActors>>;

beforeAll(async () => {
  people = await makeActors();
});
// Each call has its own IP address, but would exceed limits that count accounts or mail addresses.
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
  const isRead = name.startsWith('GET ');
  const fresh = async (isPublic: boolean) => {
    const memorial = await createForRow(row, people, people.owner?.user.id ?? '', isPublic);
    await assignRoles(memorial.id, people);
    return memorial;
  };
  const statusOf = async (actor: Actor, memorial: CreatedForRow) =>
    [actor, (await callRow(name, row, memorial, people[actor]?.headers ?? {})).status] as const;

  it.each(KINDS)(
    'answers each actor with the status in the table for %s memorial',
    async (_, kind) => {
      const isPublic = kind === 'open';
      // Each actor who may change the memorial gets their own; the others share one, which must not change.
      const [refused, allowed] = [true, false].map((isRefused) =>
        ACTORS.filter((actor) => (isRead || row[kind][actor] >= 400) === isRefused),
      ) as [Actor[], Actor[]]; // as: map returns one list for each of the two booleans
      const shared = await fresh(isPublic);
      const before = await memorialRow(shared.id);
      const answers = [
        ...(await mapFewAtOnce(refused, (actor) => statusOf(actor, shared))),
        ...(await mapFewAtOnce(allowed, async (actor) => statusOf(actor, await fresh(isPublic)))),
      ];
      expect(Object.fromEntries(answers)).toEqual(row[kind]);
      if (!isRead) expect(await memorialRow(shared.id)).toEqual(before);
    },
  );
});

describe('an expired session', () => {
  let expired: Person;
  beforeAll(async () => {
    expired = await ada();
    await db().session.update({
      where: { id: expired.sessionId },
      data: { createdAt: new Date(0), expiresAt: new Date(Date.now() - DAY_MS) },
    });
  });

  it.each(Object.entries(TABLE))('gets the answer that visitors get from %s', async (name, row) => {
    const memorial = await createForRow(row, people, expired.user.id, false);
    const answer = await callRow(name, row, memorial, expired.headers);
    expect(answer.status).toBe(row.hidden.visitor);
  });
});
