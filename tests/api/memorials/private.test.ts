import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/[id]/private/route';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { ada, ben, type Person, root } from '../../support/cast';
import { addMemorial } from '../../support/memorial';

const RELATIVE = {
  relationship: 'Aunt/Uncle',
  fullName: 'Living Relative',
  isLiving: true,
  email: 'relative@example.org',
  phone: '+27 82 000 0000',
  birthDate: '1990-02-03',
  identityNumber: 'R-123',
  identityType: 'passport',
};

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
  id = await addMemorial({ createdById: owner.user.id }, { familyMembers: [RELATIVE] });
});

const read = (headers: Record<string, string>, which = id) =>
  call(GET, { params: { id: which }, headers });

describe('GET /api/memorials/{id}/private', () => {
  it('gives identity number and contacts to the creator and admins, and to no cache', async () => {
    for (const { headers } of [owner, await root()]) {
      const answer = await read(headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const familyMembers = [{ ...RELATIVE, _id: expect.stringMatching(/^[0-9a-f]{12}$/) }];
      expect(answer.body).toEqual({ identityNumber: 'CANARY-4711', familyMembers });
    }
  });

  it('gives them to nobody else', async () => {
    expect((await read((await ben()).headers)).status).toBe(403);
    expect((await read({})).status).toBe(401);
  });

  it('does not tell a stranger of a private memorial', async () => {
    const hidden = await addMemorial({ createdById: owner.user.id, isPublic: false });
    const { headers } = await ben();
    const answers = [await read(headers, hidden), await read(headers, newId())];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });
});
