import { describe, expect, it } from 'vitest';
import { itemsWaitingForAdmin } from '@/lib/admin/queries/waiting';
import { openReview } from '@/lib/payments/reviews/order-reviews';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { addCase } from '@/tests/support/case';
import { ada } from '@/tests/support/cast';
import { addCondolence, condolenceRow } from '@/tests/support/condolence';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft, openOrder } from '@/tests/support/order';
import { closeAllReviews } from '@/tests/support/review';

const addMessageOn = (day: string) =>
  db().contactMessage.create({
    data: {
      id: newId(),
      name: 'Nomvula Dube',
      email: 'nomvula@example.org',
      subject: 'A wrong date',
      message: 'The date is wrong.',
      createdAt: new Date(`${day}T10:00:00Z`),
    },
  });

describe('the tasks of an admin', () => {
  it('are empty at first', async () => {
    expect(await itemsWaitingForAdmin()).toEqual({
      messages: null,
      condolences: null,
      cases: null,
      orders: null,
    });
  });

  it('include messages until they are marked as answered', async () => {
    const first = await addMessageOn('2026-11-01');
    await addMessageOn('2026-11-09');
    expect((await itemsWaitingForAdmin()).messages).toEqual({
      count: 2,
      oldest: '2026-11-01T10:00:00.000Z',
    });
    await db().contactMessage.update({ where: { id: first.id }, data: { answeredAt: new Date() } });
    expect((await itemsWaitingForAdmin()).messages).toEqual({
      count: 1,
      oldest: '2026-11-09T10:00:00.000Z',
    });
  });

  it('include held and reported condolences until they are decided', async () => {
    const memorialId = await addMemorial();
    const held = await addCondolence(memorialId, { state: 'held' });
    const { createdAt } = await condolenceRow(held.id);
    const shown = await addCondolence(memorialId, { state: 'published' });
    const report = { condolenceId: shown.id, reporterHash: 'x', reason: 'scam' } as const;
    await db().condolenceReport.create({ data: report });
    await addCondolence(memorialId, { state: 'waiting' });
    expect((await itemsWaitingForAdmin()).condolences).toEqual({
      count: 2,
      oldest: createdAt.toISOString(),
    });
    await db().condolence.deleteMany();
    expect((await itemsWaitingForAdmin()).condolences).toBeNull();
  });

  it('include questions until they are decided or wait for papers', async () => {
    const createdAt = new Date('2026-11-02T10:00:00Z');
    const id = await addCase(await addMemorial(), { createdAt });
    await addCase(await addMemorial(), { state: 'waiting_for_papers' });
    expect((await itemsWaitingForAdmin()).cases).toEqual({
      count: 1,
      oldest: createdAt.toISOString(),
    });
    await db().familyCase.update({ where: { id }, data: { state: 'decided' } });
    expect((await itemsWaitingForAdmin()).cases).toBeNull();
  });

  it('include each order with open reviews once, until all are closed', async () => {
    const owner = await ada();
    const { orderId } = await openOrder(owner, await addDraft(owner));
    await db().$transaction(async (tx) => {
      await openReview(tx, orderId, { kind: 'paid_late' });
      await openReview(tx, orderId, { kind: 'dispute', detail: { disputeId: '2867' } });
    });
    expect((await itemsWaitingForAdmin()).orders).toEqual({ count: 1, oldest: expect.any(String) });
    await db().order.update({ where: { id: orderId }, data: { reviews: closeAllReviews() } });
    expect((await itemsWaitingForAdmin()).orders).toBeNull();
  });
});
