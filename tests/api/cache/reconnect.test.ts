import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { openInvalidationListener } from '@/lib/platform/cache/listener';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { startServer } from '@/server/start-server';
import { ada } from '@/tests/support/cast';
import { type DatabaseProxy, openDatabaseProxy } from '@/tests/support/database-proxy';
import { addMemorial } from '@/tests/support/memorial';
import { PATIENCE } from '@/tests/support/patience';

/** A site whose only page shows the memorial's name. */
type Site = { ask: () => Promise<{ status: number; name: string; isStale: boolean }> };

let memorialId: string;
let listening: DatabaseProxy;
let reading: DatabaseProxy;
let site: Site;
let stop: () => Promise<void>;
let onLost: MockInstance<() => void>;
let renders = 0;

beforeEach(async () => {
  memorialId = await addMemorial({ createdById: (await ada()).user.id, fullName: 'Before' });
  [listening, reading] = [
    await openDatabaseProxy(env().DATABASE_URL),
    await openDatabaseProxy(env().DATABASE_URL),
  ];
  const pool = new Pool({ connectionString: reading.url, connectionTimeoutMillis: 1_000 });
  pool.on('error', () => {});
  const server = await startServer(
    async (_, response) => {
      renders += 1;
      const result = await pool.query('SELECT "fullName" FROM memorials WHERE id = $1', [
        memorialId,
      ]);
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.setHeader('Cache-Tag', memorialTag(memorialId));
      response.end(result.rows[0].fullName);
    },
    {
      port: 0,
      hostname: '127.0.0.1',
      trustedProxies: 0,
      connections: 10,
      shared: { maxBytes: 1024 * 1024, host: 'perennial.example' },
    },
  );
  if (!server.answers) throw new Error('The server keeps no answers');
  onLost = vi.spyOn(server.answers, 'onDisconnect');
  openInvalidationListener(listening.url, server.answers);
  site = {
    async ask() {
      const answer = await fetch(`http://127.0.0.1:${server.port}/memorial/${memorialId}`);
      const isStale = answer.headers.has('cache-status');
      return { status: answer.status, name: await answer.text(), isStale };
    },
  };
  stop = async () => {
    await server.close();
    await pool.end();
    for (const each of [listening, reading]) await each.close();
  };
});

afterEach(() => stop());

/** Renames the memorial as another instance does, without this instance's connections. */
const rename = (fullName: string) =>
  db().$transaction(async (tx) => {
    await tx.memorial.update({ where: { id: memorialId }, data: { fullName } });
    await invalidatePage(tx, `/memorial/${memorialId}`);
  });

const freshAnswer = (name: string) => ({ status: 200, name, isStale: false });

/** Waits until visits are answered from memory, which starts once the notices are received. */
const waitUntilCached = () =>
  vi.waitFor(async () => {
    expect(await site.ask()).toEqual(freshAnswer('Before'));
    const before = renders;
    await site.ask();
    expect(renders).toBe(before);
  }, PATIENCE);

it('after a reconnect nobody receives an old page that is marked as fresh', async () => {
  await waitUntilCached();
  for (const each of [listening, reading]) each.cut();
  await vi.waitFor(async () => expect((await site.ask()).isStale).toBe(true), PATIENCE);
  await rename('After');
  expect(await site.ask()).toEqual({ status: 200, name: 'Before', isStale: true });

  const visitorAnswers: { name: string; isStale: boolean }[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 10 }, async () => {
    while (!isOver) {
      visitorAnswers.push(await site.ask());
      await sleep(2);
    }
  });
  for (const each of [listening, reading]) each.open();
  await vi.waitFor(() => expect(visitorAnswers.at(-1)).toEqual(freshAnswer('After')), PATIENCE);
  await vi.waitFor(async () => {
    await rename('Last'); // repeated until the notice arrives
    await sleep(50);
    expect(visitorAnswers.at(-1)?.name).toBe('Last');
  }, PATIENCE);
  isOver = true;
  await Promise.all(visitors);
  expect(visitorAnswers.filter(({ name, isStale }) => name === 'Before' && !isStale)).toEqual([]);
  expect(
    visitorAnswers.filter(({ isStale }) => isStale).every(({ name }) => name === 'Before'),
  ).toBe(true);
});

it('without notices, each visit checks whether the page has changed', async () => {
  await waitUntilCached();
  onLost.mockClear();
  listening.cut();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalled(), PATIENCE);
  for (const name of ['After', 'Later', 'Last']) {
    await rename(name);
    expect(await site.ask()).toEqual(freshAnswer(name));
  }
  listening.open();
  await rename('Back');
  for (let at = 0; at < 50; at += 1) {
    expect(await site.ask()).toEqual(freshAnswer('Back'));
    await sleep(20);
  }
});
