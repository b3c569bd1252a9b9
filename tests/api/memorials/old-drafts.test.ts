import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/[id]/route';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { editorOf } from '../../support/memorial-editor';
import { requiredForm, sister } from '../../support/memorial-form';
import { pay } from '../../support/memorial-order';
import { addDraft, openOrder } from '../../support/order';

/** Every field, as releases before lib/memorials/fields.ts stored it: under the names of the specification. */
const OLD_FORM = {
  ...requiredForm,
  serviceDate: '2011-10-08T09:00:00.000Z',
  serviceLocation: 'Freedom Corner',
  serviceDetails: 'All are welcome.',
  nickname: 'Wa',
  maidenName: 'Muta',
  languages: ['Kikuyu', 'English'],
  religion: 'Catholic',
  favoriteQuote: 'It is the little things.',
  militaryService: { branch: 'Medical', rank: 'Captain', serviceYears: '1960', details: '' },
  education: [],
  career: [],
  familyMembers: [sister],
  achievements: ['Nobel Peace Prize'],
  hobbies: ['Gardens'],
  charities: ['Green Belt'],
  disasterType: 'pandemic',
  disasterName: 'COVID-19',
  disasterDate: '2011-01-01',
  isPublic: true,
  enableDigitalFlowers: false,
  suggestedDonationAmount: 25,
  enableBirthDateReminder: true,
};

let owner: Person;

beforeAll(async () => {
  owner = await ada();
});

describe('a draft of an earlier release', () => {
  it('becomes the paid memorial, with every field', async () => {
    const draftId = await addDraft(owner);
    const data = { formSealed: seal(JSON.stringify(OLD_FORM)) };
    await db().memorialDraft.update({ where: { id: draftId }, data });
    const order = await openOrder(owner, draftId);
    await pay(order);
    const { id } = await db().memorial.findUniqueOrThrow({ where: { orderId: order.orderId } });
    const editor = editorOf(id, owner);
    expect(await editor.read()).toMatchObject({
      fullName: OLD_FORM.name,
      nickName: 'Wa',
      maidenName: 'Muta',
      placeOfBirth: OLD_FORM.birthPlace,
      biography: OLD_FORM.description,
      languagesSpoken: ['Kikuyu', 'English'],
      birthdayReminder: true,
      enableDigitalFlowers: false,
      suggestedDonationAmount: 25,
      serviceDate: OLD_FORM.serviceDate,
      achievements: ['Nobel Peace Prize'],
      militaryDetails: OLD_FORM.militaryService,
      causeOfDeath: { primaryCause: 'Illness', eventName: 'COVID-19', eventDate: '2011-01-01' },
      causeVisibility: '', // the old form did not ask
    });
    const visitor = await call(GET, { params: { id } });
    expect(visitor.body.memorial.causeOfDeath).toMatchObject({ primaryCause: 'Illness' });
    const { identityNumber, familyMembers } = await editor.readPrivate();
    expect({ identityNumber, familyMembers }).toEqual({
      identityNumber: requiredForm.identityNumber,
      familyMembers: [sister],
    });
  });

  it.each(['?', '\u200b'])(
    'becomes the paid memorial although its names are %j, and that accepts another change',
    async (name) => {
      const draftId = await addDraft(owner);
      const familyMembers = [{ ...sister, fullName: name }];
      const formSealed = seal(JSON.stringify({ ...OLD_FORM, name, nickname: name, familyMembers }));
      await db().memorialDraft.update({ where: { id: draftId }, data: { formSealed } });
      const order = await openOrder(owner, draftId);
      await pay(order);
      const { id } = await db().memorial.findUniqueOrThrow({ where: { orderId: order.orderId } });
      const editor = editorOf(id, owner);
      const { status } = await editor.put({ ...(await editor.read()), biography: 'New words.' });
      expect(status).toBe(200);
      expect(await editor.read()).toMatchObject({ fullName: name, biography: 'New words.' });
    },
  );
});
