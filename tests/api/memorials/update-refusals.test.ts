import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids/public-id';
import { ada, type Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { richForm, sister } from '../../support/memorial-form';
import { uploadOf } from '../../support/memorial-upload';

let owner: Person;
let id: string;
let editor: ReturnType<typeof editorOf>;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  id = await addMemorial({ createdById: owner.user.id }, richForm);
  editor = editorOf(id, owner);
});

describe('PUT /api/memorials/{id}, refusals', () => {
  it.each([
    ['a blank name', { fullName: '  ' }, 'name'],
    ['a name that nobody can see', { name: '\u200b' }, 'name'],
    ['no birth date', { birthDate: '' }, 'birthDate'],
    ['a birth after the death', { birthDate: '2011-10-01' }, 'deathDate'],
    ['an event after the death', { causeOfDeath: { eventDate: '2012-01-01' } }, 'disasterDate'],
    ['an unknown event', { causeOfDeath: { majorEvent: 'alien' } }, 'causeOfDeath'],
    ['an object instead of a text', { biography: { not: 'x' } }, 'description'],
    ['an emptied identity number', { identityNumber: '' }, 'identityNumber'],
    ['a mask that fits no stored number', { identityNumber: '••••9999' }, 'identityNumber'],
    [
      'a mask in a new relative',
      { familyMembers: [{ ...sister, fullName: 'Somebody Else', phone: '••••9999' }] },
      'familyMembers.0.phone',
    ],
    ['an unknown field', { createdById: 'x' }, 'form'],
    ['a role', { role: 'admin' }, 'form'],
  ])('refuses %s and changes nothing', async (_, change, field) => {
    const before = await editor.read();
    const answer = await editor.put(change);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(await editor.read()).toEqual(before);
  });

  it('ignores owner, id and order', async () => {
    const before = await editor.read();
    const change = { _id: newId(), createdBy: newId(), createdAt: '2000-01-01', tributes: [] };
    expect((await editor.put({ ...change, orderId: newId(), canEdit: false })).status).toBe(200);
    expect(await editor.read()).toEqual(before);
  });

  it.each([
    ['broken JSON', { education: '[' }],
    ['an invalid boolean', { isPublic: 'yes' }],
    ['an invalid amount', { suggestedDonationAmount: 'many' }],
    ['no amount at all', { suggestedDonationAmount: '' }],
  ])('refuses a form with %s', async (_, fields) => {
    expect((await editor.put(uploadOf(fields))).status).toBe(400);
  });
});
