import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { memorialWithPicture } from '../../ports/media/memorial-with-picture';
import { ACTORS, handOn, makeActors } from '../../support/actors';
import { call } from '../../support/call';
import { ada } from '../../support/cast';
import { otherAddress } from '../../support/condolence';
import { addMemorial } from '../../support/memorial';
import { routeHandlers } from '../../support/route-handlers';
import { ACCESS } from './permission-tables/of-access';
import { CONDOLENCES } from './permission-tables/of-condolences';
import { HANDOVERS } from './permission-tables/of-handovers';
import { KEEPERS } from './permission-tables/of-keepers';
import { MEMORIALS } from './permission-tables/of-memorials';
import type { Named, Row } from './permission-tables/row';

/**
 * Every method of every route about a memorial, in the API and beside it: what each actor gets, for each
 * kind of memorial. Pages are asked in tests/journeys.
 */
const TABLE: Record<string, Row> = {
  ...MEMORIALS,
  ...KEEPERS,
  ...HANDOVERS,
  ...ACCESS,
  ...CONDOLENCES,
};

const handlers = await routeHandlers('{api/memorials,api/keepers,api/access,media,q,*/*/memorial}');
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
      const memorial = await made(row, people.owner?.user.id ?? '', kind === 'open');
      await handOn(memorial.id, people);
      const before = await memorialRow(memorial.id);
      const answer = await ask(name, row, memorial, people[actor]?.headers ?? {});
      expect(answer.status).toBe(row[kind][actor]);
      if (answer.status >= 400) expect(await memorialRow(memorial.id)).toEqual(before);
    });
  });
});

type Made = Named & { pictureId: string };

/** A memorial, with what a row asks for. */
async function made(row: Row, ownerId: string, isPublic: boolean): Promise<Made> {
  const memorial =
    row.ofPicture || row.withPicture
      ? await memorialWithPicture(ownerId, isPublic)
      : { id: await addMemorial({ createdById: ownerId, isPublic }), pictureId: '' };
  const memberEmail = people.member?.user.email ?? '';
  const keeperId = people.keeper?.user.id ?? '';
  const rest = await row.make?.({ id: memorial.id, ownerId, memberEmail });
  return { ...memorial, keeperId, ...rest };
}

function ask(name: string, { body, ofPicture }: Row, named: Made, headers: Record<string, string>) {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`There is no ${name}`);
  const { id, pictureId, keeperId, invitationId = '', requestId = '' } = named;
  const params = {
    id: ofPicture ? pictureId : id,
    code: id,
    variant: '800',
    language: 'fr',
    drawing: 'code-600.png',
    userId: keeperId,
    invitationId,
    requestId,
  };
  return call(handler, {
    method: name.split(' ')[0] ?? '',
    params,
    headers: { ...otherAddress(), ...headers },
    body: body?.(named),
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
      keeperInvitations: true,
      handovers: true,
      deletion: true,
      accessInvitations: true,
      accessRequests: true,
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
