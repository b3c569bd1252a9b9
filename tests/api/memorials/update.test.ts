import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/[id]/route';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { demoMemorial } from '@/prisma/demo/memorial-row';
import { demoPeople } from '@/prisma/demo/people';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, kim, type Person, root } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { richForm, sister } from '../../support/memorial-form';
import { listenForInvalidations } from '../../support/memorial-listener';
import { uploadOf } from '../../support/memorial-upload';

let owner: Person;
let id: string;
let editor: ReturnType<typeof editorOf>;
let listener: Awaited<ReturnType<typeof listenForInvalidations>>;

beforeAll(async () => {
  owner = await ada();
  listener = await listenForInvalidations();
});
afterAll(() => listener.stop());
beforeEach(async () => {
  id = await addMemorial({ createdById: owner.user.id }, richForm);
  editor = editorOf(id, owner);
});

describe('PUT /api/memorials/{id}', () => {
  it('accepts its own GET answer without losing anything', async () => {
    const [before, personal] = [await editor.read(), await editor.readPrivate()];
    const answer = await editor.put(before);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Memorial updated successfully', memorial: before },
    });
    expect(await editor.read()).toEqual(before);
    expect(await editor.readPrivate()).toEqual(personal);
    expect(personal.identityNumber).toBe('CANARY-4711');
    expect(personal.familyMembers[0]).toEqual(sister);
  });

  it('accepts the public view without losing what the public cannot see', async () => {
    const personal = await editor.readPrivate();
    const { memorial } = (await call(GET, { params: { id } })).body;
    expect((await editor.put({ ...memorial, biography: 'New words.' })).status).toBe(200);
    expect(await editor.read()).toMatchObject({ biography: 'New words.', birthdayReminder: false });
    expect(await editor.readPrivate()).toEqual(personal);
  });

  it('changes only the fields that were sent, and returns the memorial', async () => {
    const before = await editor.read();
    const { body } = await editor.put({
      fullName: 'Wangari Muta',
      isPublic: false,
      birthdayReminder: true,
    });
    expect(body.memorial).toEqual({
      ...before,
      fullName: 'Wangari Muta',
      isPublic: false,
      visibility: 'keepers',
      birthdayReminder: true,
      deceased: { ...before.deceased, lastName: 'Muta' },
    });
    expect(await listener.paths()).toContain(`/memorial/${id}`);
    const { searchName } = await db().memorial.findUniqueOrThrow({ where: { id } });
    expect(searchName).toBe('wangari muta wa');
  });

  it('accepts the form of the view page: text, JSON text and boolean text', async () => {
    const before = await editor.read();
    const answer = await editor.put(
      uploadOf({
        nickName: 'Wa Muta',
        placeOfBirth: 'Ihithe',
        isPublic: 'false',
        enableDigitalFlowers: 'false',
        birthdayReminder: 'true',
        militaryService: 'false',
        serviceDate: '2011-10-09T10:30:00.000Z',
        languagesSpoken: '["Kikuyu"]',
        education: '[{"institution":"Pittsburgh","years":"1964 - 1966"}]',
        causeOfDeath: '{"primaryCause":"Cancer","majorEvent":"not_related"}',
        suggestedDonationAmount: '25',
      }),
    );
    expect(answer.status).toBe(200);
    expect(answer.body.memorial).toEqual({
      ...before,
      nickName: 'Wa Muta',
      placeOfBirth: 'Ihithe',
      isPublic: false,
      visibility: 'keepers',
      enableDigitalFlowers: false,
      birthdayReminder: true,
      militaryService: false,
      militaryDetails: null,
      serviceDate: '2011-10-09T10:30:00.000Z',
      languagesSpoken: ['Kikuyu'],
      education: [expect.objectContaining({ startYear: '1964', endYear: '1966' })],
      causeOfDeath: {
        primaryCause: 'Cancer',
        majorEvent: 'not_related',
        eventName: '',
        eventDate: null,
      },
      suggestedDonationAmount: 25,
    });
  });

  it('also accepts the field names of the creation form', async () => {
    const change = {
      name: 'Wangari Muta',
      nickname: 'Muta',
      birthPlace: 'Ihithe',
      description: 'Trees.',
      languages: ['English'],
      causeOfDeath: 'Cancer',
      disasterType: '',
      enableBirthDateReminder: true,
      militaryService: { branch: 'Army' },
    };
    expect((await editor.put(change)).status).toBe(200);
    expect(await editor.read()).toMatchObject({
      fullName: 'Wangari Muta',
      nickName: 'Muta',
      placeOfBirth: 'Ihithe',
      biography: 'Trees.',
      languagesSpoken: ['English'],
      causeOfDeath: { primaryCause: 'Cancer', majorEvent: 'not_related', eventName: '' },
      birthdayReminder: true,
      militaryDetails: { branch: 'Army', rank: 'Captain' },
    });
  });

  it('accepts the few fields of the edit page', async () => {
    const deceased = {
      firstName: 'Wangari Muta',
      lastName: 'Maathai',
      dateOfBirth: '1940-04-02',
      dateOfDeath: '2011-09-24',
      biography: 'She planted many trees.',
    };
    const { body } = await editor.put({
      deceased,
      languages: ['Kikuyu'],
      achievements: ['Nobel Prize'],
    });
    expect(body.memorial).toMatchObject({
      fullName: 'Wangari Muta Maathai',
      birthDate: '1940-04-02',
      deathDate: '2011-09-24',
      biography: 'She planted many trees.',
      languagesSpoken: ['Kikuyu'],
      achievements: ['Nobel Prize'],
      deceased,
    });
  });

  it('accepts the whole memorial with the edit page’s changes', async () => {
    const before = await editor.read();
    const deceased = { ...before.deceased, lastName: 'Maathai' };
    await editor.put({ ...before, deceased });
    expect(await editor.read()).toEqual({ ...before, fullName: 'Wangari Maathai', deceased });
  });

  it('leaves a memorial without an identity number as it is', async () => {
    await db().memorial.update({ where: { id }, data: { identityNumberSealed: '' } });
    expect((await editor.put(await editor.read())).status).toBe(200);
    expect((await editor.readPrivate()).identityNumber).toBe('');
  });

  it('lets a keeper send back masked fields without losing the hidden values', async () => {
    const keeper = await kim();
    await addKeeper(id, keeper, 'keeper');
    const [keeperEditor, personal] = [editorOf(id, keeper), await editor.readPrivate()];
    const before = await keeperEditor.read();
    expect(JSON.stringify(before)).not.toContain(personal.familyMembers[0].email.slice(-8));
    const [first, ...others] = before.familyMembers;
    const familyMembers = [{ ...first, fullName: 'Renamed' }, ...others];
    expect((await keeperEditor.put({ ...before, familyMembers, religion: 'Quaker' })).status).toBe(
      200,
    );
    expect(await editor.read()).toMatchObject({ religion: 'Quaker', createdBy: owner.user.id });
    expect(await editor.readPrivate()).toEqual({
      ...personal,
      familyMembers: [
        { ...personal.familyMembers[0], fullName: 'Renamed' },
        ...personal.familyMembers.slice(1),
      ],
    });
    expect(await auditOf(`memorial/${id}`)).toEqual([]);
  });

  it('lets an admin change the memorial without changing its owner', async () => {
    expect((await editorOf(id, await root()).put({ religion: 'Anglican' })).status).toBe(200);
    expect(await editor.read()).toMatchObject({ religion: 'Anglican', createdBy: owner.user.id });
  });

  it('keeps both of two parallel changes', async () => {
    const answers = await Promise.all([
      editor.put({ religion: 'Anglican' }),
      editor.put({ maidenName: 'Muta' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await editor.read()).toMatchObject({ religion: 'Anglican', maidenName: 'Muta' });
  });

  it.each(demoPeople)('accepts the unchanged memorial of $fullName', async (person) => {
    const data = { ...demoMemorial(person, new Map()), id: newId(), createdById: owner.user.id };
    await db().memorial.create({ data, select: { id: true } });
    const demo = editorOf(data.id, owner);
    const before = await demo.read();
    expect((await demo.put(before)).status).toBe(200);
    expect(await demo.read()).toEqual(before);
  });
});
