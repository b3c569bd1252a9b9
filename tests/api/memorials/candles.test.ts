import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/memorials/[id]/candles/route';
import { maintainCondolences } from '@/lib/condolences/commands/maintain-condolences';
import { updateCandles } from '@/lib/condolences/commands/update-candles';
import { CANDLE_COUNT_INTERVAL_MS, CANDLE_DAYS } from '@/lib/condolences/rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { LIMITS } from '@/lib/platform/http/limits';
import { newId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { listenForInvalidations } from '../../support/memorial-listener';

const PATIENCE_MS = 30_000;
const PATIENCE = { maxWait: PATIENCE_MS, timeout: PATIENCE_MS };

let owner: Person;
let memorialId: string;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'update-candles'`;
  memorialId = await addMemorial({ createdById: owner.user.id });
});

const light = (address: string, browser = 'A', headers: Record<string, string> = {}) =>
  call(POST, {
    method: 'POST',
    params: { id: memorialId },
    headers: { 'x-client-address': address, 'user-agent': browser, ...headers },
  });
const jobs = () => db().$queryRaw<{ seconds: number }[]>`
  SELECT extract(epoch FROM start_after - now())::int AS seconds FROM pgboss.job
  WHERE name = 'update-candles' AND data = jsonb_build_object('memorialId', ${memorialId}::text)`;
const countNow = async () =>
  (await db().guestBook.findUnique({ where: { memorialId } }))?.candleCount;

describe('POST /api/memorials/{id}/candles', () => {
  it('lights one candle per day and visitor', async () => {
    expect((await light('10.0.0.1')).body).toEqual({ burning: 1, mine: true });
    expect((await light('10.0.0.1')).body).toEqual({ burning: 1, mine: true });
    expect((await light('10.0.0.1', 'B')).body.burning).toBe(2);
    expect((await light('10.0.0.2')).body.burning).toBe(3);
    const member = await ben();
    expect((await light('10.0.0.1', 'A', member.headers)).body.burning).toBe(4);
    expect((await light('10.0.0.9', 'Z', member.headers)).body.burning).toBe(4);
  });

  it('counts parallel candles', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, at) => light(`10.0.1.${at}`)));
    expect((await light('10.0.2.1')).body.burning).toBe(11);
  });

  it('stores nothing about the visitor', async () => {
    await light('10.0.0.1');
    const rows = await db().candle.findMany({ where: { memorialId } });
    expect(rows).toEqual([{ memorialId, day: expect.any(Date), count: 1 }]);
  });

  it('updates the page with one job, which waits for ten minutes after the previous update', async () => {
    await light('10.0.0.1');
    await light('10.0.0.2');
    const [first, ...others] = await jobs();
    expect(others).toEqual([]);
    expect(first?.seconds).toBeLessThanOrEqual(1);
    const listener = await listenForInvalidations();
    await updateCandles({ memorialId });
    await updateCandles({ memorialId });
    expect(await countNow()).toBe(2);
    expect(await listener.paths()).toEqual([paths.memorial(memorialId)]);
    await listener.stop();
    await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'update-candles'`;
    await light('10.0.0.3');
    const [next] = await jobs();
    expect(next?.seconds).toBeGreaterThan(CANDLE_COUNT_INTERVAL_MS / 2000);
  });

  it('answers 404 if the memorial is deleted at the same moment', async () => {
    const id = memorialId;
    let answer: ReturnType<typeof light> | undefined;
    await db().$transaction(async (tx) => {
      await tx.memorial.delete({ where: { id } });
      answer = light('10.0.0.1');
      // The request has read the memorial and waits for this transaction.
      await expect
        .poll(
          () => db().$queryRaw`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
          AND query LIKE '%INSERT INTO candles%' AND datname = current_database()`,
          { timeout: PATIENCE_MS },
        )
        .toHaveLength(1);
    }, PATIENCE);
    expect((await answer)?.status).toBe(404);
  });

  it('answers 404 for a memorial that the visitor cannot see', async () => {
    const hidden = await addMemorial({ createdById: owner.user.id, isPublic: false });
    for (const id of [hidden, newId(), 'nonsense'])
      expect((await call(POST, { method: 'POST', params: { id } })).status).toBe(404);
    expect(await db().candle.count({ where: { memorialId: hidden } })).toBe(0);
  });

  it('limits candles per network', async () => {
    await light('10.0.0.1');
    await db().rateLimit.updateMany({
      where: { name: 'candle' },
      data: { count: LIMITS.candle.max },
    });
    expect((await light('10.0.0.1', 'B')).status).toBe(429);
  });
});

describe('candles', () => {
  it('burn for seven days, and then disappear from the page', async () => {
    const now = new Date('2026-03-20T12:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await db().candle.createMany({
      data: [0, CANDLE_DAYS - 1, CANDLE_DAYS].map((days) => ({
        memorialId,
        day: daysAgo(days),
        count: 10 ** (days % 3),
      })),
    });
    await updateCandles({ memorialId }, now);
    expect(await countNow()).toBe(2);
    const listener = await listenForInvalidations();
    await maintainCondolences({}, now);
    expect(await listener.paths()).not.toContain(paths.memorial(memorialId));
    await maintainCondolences({}, new Date(now.getTime() + DAY_MS));
    expect(await listener.paths()).toContain(paths.memorial(memorialId));
    expect(await countNow()).toBe(1);
    await maintainCondolences({}, new Date(now.getTime() + CANDLE_DAYS * DAY_MS));
    expect(await countNow()).toBe(0);
    expect(await db().candle.count({ where: { memorialId } })).toBe(0);
    await listener.stop();
  });
});
