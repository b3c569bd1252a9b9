import { beforeAll, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/memorials/drafts/route';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { requiredForm, sister, son } from '../../support/memorial-form';
import { uploadOf } from '../../support/memorial-upload';
import { addDraft } from '../../support/order';

let owner: Person;

beforeAll(async () => {
  owner = await ada();
});

const save = (draftId: string, form: object) =>
  call(POST, { headers: owner.headers, body: uploadOf({ draftId, form: JSON.stringify(form) }) });

async function formOf(id: string) {
  const { formSealed } = await db().memorialDraft.findUniqueOrThrow({ where: { id } });
  return JSON.parse(unseal(formSealed));
}

describe('POST /api/memorials/drafts after a reload, which lost the identity numbers', () => {
  const twin = { ...sister, identityNumber: 'SISTER-0002' };
  const savedNumbers = async (before: object[], after: object[]) => {
    const draftId = await addDraft(owner, { familyMembers: before });
    const form = { ...requiredForm, familyMembers: after };
    expect((await save(draftId, form)).status).toBe(201);
    const { familyMembers } = await formOf(draftId);
    return familyMembers.map((one: typeof sister) => one.identityNumber);
  };
  const empty = (relative: typeof sister) => ({ ...relative, identityNumber: '' });

  it("keeps the draft's numbers, whatever else changed", async () => {
    const change = [{ ...empty(son), phone: '1' }, empty(sister)];
    const draft = [sister, { ...son, identityNumber: 'SON' }];
    expect(await savedNumbers(draft, change)).toEqual(['SON', sister.identityNumber]);
  });

  it.each([
    ['a number that was entered', [sister], [twin], ['SISTER-0002']],
    ['nothing for another person', [sister], [{ ...empty(sister), fullName: 'X' }], ['']],
    ['nothing if only one of two namesakes is sent', [sister, twin], [empty(sister)], ['']],
    ['nothing for two namesakes', [sister], [empty(sister), empty(sister)], ['', '']],
    [
      'nothing for another type of document',
      [sister],
      [{ ...empty(sister), identityType: 'national_id' }],
      [''],
    ],
  ])('stores %s', async (_, before, after, numbers) => {
    expect(await savedNumbers(before, after)).toEqual(numbers);
  });

  it('repairs an unreadable draft', async () => {
    const draftId = await addDraft(owner);
    await db().memorialDraft.update({ where: { id: draftId }, data: { formSealed: 't1:AAAA' } });
    expect((await save(draftId, requiredForm)).status).toBe(201);
    expect(await formOf(draftId)).toMatchObject({ fullName: requiredForm.name });
  });
});
