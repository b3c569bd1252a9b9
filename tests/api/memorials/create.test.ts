import { beforeAll, describe, expect, it } from 'vitest';
import { GET as readPrivate } from '@/app/api/memorials/[id]/private/route';
import { GET as read } from '@/app/api/memorials/[id]/route';
import { POST } from '@/app/api/memorials/route';
import { db } from '@/lib/platform/db/client';
import { waitForBlockedStatement } from '@/tests/support/wait-for-blocked-statement';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { lockRow } from '../../support/locked-row';
import { requiredForm } from '../../support/memorial-form';
import { brokenOrder, paidOrder } from '../../support/memorial-order';
import { pictureBlob, uploadOf } from '../../support/memorial-upload';
import { addDraft } from '../../support/order';

let owner: Person;
let picture: Blob;

beforeAll(async () => {
  owner = await ada();
  picture = await pictureBlob();
});

const create = (body: object) => call(POST, { headers: owner.headers, body });
const orderOf = (id: string) =>
  db().order.findUniqueOrThrow({
    where: { id },
    select: { status: true, fulfilledAt: true, memorial: { select: { id: true } } },
  });
const get = async (id: string) =>
  (await call(read, { params: { id }, headers: owner.headers })).body.memorial;

describe('POST /api/memorials', () => {
  it('creates the memorial of a paid order with a broken draft, and fulfils the order', async () => {
    const { orderId, draftId } = await brokenOrder(owner);
    expect((await orderOf(orderId)).status).toBe('needs_review');
    const answer = await create(
      uploadOf(
        {
          ...requiredForm,
          causeOfDeath: JSON.stringify({ primaryCause: 'War', majorEvent: 'war_conflict' }),
          languages: '["Kikuyu"]',
          familyMembers:
            '[{"relationship":"Child","fullName":"Kamau","email":"kamau@example.org"}]',
          orderId,
        },
        [['mainPicture', picture]],
      ),
    );
    const { _id, memorialId } = answer.body;
    expect(answer).toMatchObject({
      status: 201,
      body: { _id: memorialId, message: 'Memorial created successfully' },
    });
    const receipt = await db().outboxMail.findUniqueOrThrow({
      where: { key: `receipt/${orderId}` },
    });
    expect(receipt.to).toBe(owner.user.email);
    expect(await get(_id)).toMatchObject({
      fullName: 'Wangari Test',
      createdBy: owner.user.id,
      orderId,
      languagesSpoken: ['Kikuyu'],
      causeOfDeath: { primaryCause: 'War', majorEvent: 'war_conflict' },
      familyMembers: [{ fullName: 'Kamau' }],
      mainPicture: expect.stringContaining('/media/'),
    });
    expect(await orderOf(orderId)).toEqual({
      status: 'fulfilled',
      fulfilledAt: expect.any(Date),
      memorial: { id: _id },
    });
    const draft = await db().memorialDraft.findUniqueOrThrow({ where: { id: draftId } });
    // Nobody can decrypt it now, but with a restored key somebody could.
    expect(draft).toMatchObject({ formSealed: 't1:AAAA', pictureId: null });
  });

  it("keeps the draft's identity numbers, which browsers do not store", async () => {
    const { orderId, draftId } = await brokenOrder(owner);
    const source = await db().memorialDraft.findFirstOrThrow({
      where: { id: await addDraft(owner, { identityNumber: 'REAL-4711' }) },
    });
    const data = { formSealed: source.formSealed };
    await db().memorialDraft.update({ where: { id: draftId }, data });
    const { identityNumber: _, ...copy } = requiredForm;
    const { status, body } = await create(
      uploadOf({ ...copy, orderId }, [['mainPicture', picture]]),
    );
    expect(status).toBe(201);
    const answer = await call(readPrivate, { params: { id: body._id }, headers: owner.headers });
    expect(answer.body).toMatchObject({ identityNumber: 'REAL-4711' });
    const draft = await db().memorialDraft.findUniqueOrThrow({ where: { id: draftId } });
    expect(draft.formSealed).toBe('');
  });

  it("accepts JSON with the field names of a returned memorial, and uses the draft's picture", async () => {
    const { orderId, draftId } = await brokenOrder(owner);
    const draft = await db().memorialDraft.findUniqueOrThrow({ where: { id: draftId } });
    const { body } = await create({
      orderId,
      fullName: 'Wangari Maathai',
      nickName: 'Wa',
      birthDate: '1940-04-01',
      deathDate: '2011-09-25',
      placeOfBirth: 'Nyeri',
      biography: 'She planted trees.',
      nationality: 'Kenyan',
      identityType: 'passport',
      identityNumber: 'K-1',
      languagesSpoken: ['Kikuyu', 'English'],
      causeOfDeath: {
        primaryCause: 'Illness',
        majorEvent: 'pandemic_disease',
        eventName: 'COVID-19',
        eventDate: '2011-09-01',
      },
      birthdayReminder: true,
      militaryService: true,
      militaryDetails: { branch: 'Army' },
      education: [{ institution: 'Nairobi', years: '1969 – 1971' }],
      career: [{ company: 'Green Belt Movement', position: 'Founder' }],
    });
    expect(await get(body._id)).toMatchObject({
      fullName: 'Wangari Maathai',
      nickName: 'Wa',
      birthdayReminder: true,
      identityType: 'passport',
      militaryService: true,
      militaryDetails: { branch: 'Army', rank: '' },
      education: [{ startYear: '1969', endYear: '1971' }],
      career: [{ company: 'Green Belt Movement', position: 'Founder', years: '' }],
      causeOfDeath: { majorEvent: 'pandemic_disease', eventDate: '2011-09-01' },
      mainPicture: `/media/${draft.pictureId}/800`,
    });
  });

  it("fills in the specification's defaults for missing and empty fields", async () => {
    const { orderId } = await brokenOrder(owner);
    const { birthDate, birthPlace, deathDate, description } = requiredForm;
    const { body } = await create({
      orderId,
      birthDate,
      birthPlace,
      deathDate,
      description,
      nationality: ' ',
      causeOfDeath: { primaryCause: '', majorEvent: 'not_related' },
    });
    expect(await get(body._id)).toMatchObject({
      fullName: 'N/A',
      identityType: 'national_id',
      nationality: 'Unknown',
      causeOfDeath: { primaryCause: 'Unknown' },
    });
    const personal = await call(readPrivate, { params: { id: body._id }, headers: owner.headers });
    expect(personal.body.identityNumber).toBe('00000000');
  });

  it('answers 409 with the existing memorial if the payment has already created it', async () => {
    const { orderId } = await paidOrder(owner);
    const memorialId = (await orderOf(orderId)).memorial?.id;
    const before = await db().memorial.count();
    expect(await create({ ...requiredForm, orderId })).toMatchObject({
      status: 409,
      body: { message: 'A memorial already exists for this order.', memorialId },
    });
    expect(await db().memorial.count()).toBe(before);
  });

  it('creates one memorial for parallel requests', async () => {
    const { orderId } = await brokenOrder(owner);
    const body = { ...requiredForm, orderId };
    const answers = await Promise.all([create(body), create(body), create(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const ids = answers.map((answer) => answer.body.memorialId);
    expect(new Set(ids).size).toBe(1);
  });

  it('creates no memorial for an order whose memorial was deleted', async () => {
    const { orderId } = await paidOrder(owner);
    await db().memorial.deleteMany({ where: { orderId } });
    expect(await create({ ...requiredForm, orderId })).toMatchObject({
      status: 409,
      body: { memorialId: null },
    });
  });

  it('waits for a transaction that settles the order', async () => {
    const { orderId } = await brokenOrder(owner);
    const release = await lockRow('orders', orderId);
    const answer = create({ ...requiredForm, orderId });
    await waitForBlockedStatement();
    expect((await orderOf(orderId)).memorial).toBeNull();
    await release();
    expect((await answer).status).toBe(201);
  });
});
