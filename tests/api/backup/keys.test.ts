import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seal, unseal } from '@/lib/platform/crypto/sealing';
import { checkSealingKeys, WrongKeysError } from '@/lib/platform/crypto/sealing-keys';
import { db } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { applyMigrations } from '@/scripts/database/apply-migrations';
import { rotateKeys } from '@/scripts/rotate-keys/rotate-keys';
import { requireSealingKeys } from '@/server/require-sealing-keys';
import { ada } from '@/tests/support/cast';
import { createEmptyDatabase } from '@/tests/support/empty-database';
import { addMemorial } from '@/tests/support/memorial';
import { queryDatabase } from '@/tests/support/query-database';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const FIRST = `t1:${key(7)}`;
const SECOND = `t2:${key(8)}`;

let memorial: string;

const useKeys = (keys: string) => {
  env().FIELD_ENCRYPTION_KEYS = keys;
};
const check = () => checkSealingKeys(env().DATABASE_URL);
const knownKeys = async () =>
  (await db().sealingKey.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id);
const sealedBy = async (id: string) =>
  (await db().memorial.findUniqueOrThrow({ where: { id } })).identityNumberSealed.split(':')[0];

/** Moves every canary's time an hour back. */
const ageCanaries = () =>
  db().sealingKey.updateMany({ data: { createdAt: new Date(Date.now() - HOUR_MS) } });

beforeAll(async () => {
  memorial = await addMemorial(
    { createdById: (await ada()).user.id },
    { identityNumber: '8001015009087' },
  );
  await db().memorial.update({
    where: { id: memorial },
    data: { identityNumberSealed: seal('8001015009087') },
  });
});

afterEach(() => useKeys(FIRST));

describe('a start with the wrong key', () => {
  it('is refused before there are canaries, because of sealed values', async () => {
    useKeys(`t1:${key(9)}`);
    await expect(check()).rejects.toThrow('the key t1 is not the same as before');
    useKeys(SECOND);
    await expect(check()).rejects.toThrow('the key t1 is missing, which sealed');
    expect(await knownKeys()).toEqual([]);
  });

  it("is refused because of the right key's canary", async () => {
    await check();
    expect(await knownKeys()).toEqual(['t1']);
    useKeys(`t1:${key(9)}`);
    await expect(check()).rejects.toThrow('the key t1 is not the same as before');
    const ignore = () => {};
    await expect(requireSealingKeys(env().DATABASE_URL, ignore)).rejects.toThrow(WrongKeysError);
  });

  it('ends the server before it listens', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...process.env, FIELD_ENCRYPTION_KEYS: `t1:${key(9)}`, PORT: '0', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [output] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    expect(server.exitCode).toBe(1);
    expect(output).toContain('the key t1 is not the same as before, which sealed 1 values');
  });

  it('is refused if a key in use is missing, but not if an unused one is', async () => {
    useKeys(`${SECOND},${FIRST}`);
    await check();
    expect(await knownKeys()).toEqual(['t1', 't2']);
    useKeys(SECOND);
    await expect(check()).rejects.toThrow('the key t1 is missing, which sealed 1 values');
    useKeys(`t2:${key(9)},${FIRST}`);
    await expect(check()).rejects.toThrow('with which an instance started less than a minute ago');
    await ageCanaries();
    await check();
    expect(await knownKeys()).toEqual(['t1', 't2']);
    useKeys(FIRST);
    await ageCanaries();
    await check();
    expect(await knownKeys()).toEqual(['t1']);
  });

  it.each([
    ['the same name', `t1:${key(9)}`, /the key t1 is not the same as before/],
    ['other names', SECOND, /the key t[12] is missing/],
  ])(
    'is refused if it is the second of two simultaneous first starts, with %s',
    async (_, other, fault) => {
      const url = await createEmptyDatabase();
      await applyMigrations(url);
      const start = (keys: string) => {
        const program = `await (await import('@/lib/platform/crypto/sealing-keys')).checkSealingKeys('${url}')`;
        const child = spawn(
          process.execPath,
          ['--import', 'tsx', '--input-type=module', '--eval', program],
          {
            env: { ...process.env, FIELD_ENCRYPTION_KEYS: keys, NODE_OPTIONS: '' },
            stdio: ['ignore', 'ignore', 'pipe'],
          },
        );
        return Promise.all([once(child, 'exit'), text(child.stderr)]);
      };
      const both = await Promise.all([start(FIRST), start(other)]);
      expect(both.map(([[code]]) => code).sort()).toEqual([0, 1]);
      expect(both.map(([, errors]) => errors).join()).toMatch(fault);
      expect(await queryDatabase(url, 'SELECT id FROM sealing_keys')).toHaveLength(1);
    },
  );
});

describe('npm run rotate-keys', () => {
  it('keeps the next key while it waits behind the active one', async () => {
    await ageCanaries();
    useKeys(`${FIRST},${SECOND}`);
    expect(await rotateKeys(env().DATABASE_URL)).toEqual({ resealed: 0, retired: [] });
    expect(await knownKeys()).toEqual(['t1', 't2']);
  });

  it('seals everything again with the first key, so that the other can be removed', async () => {
    useKeys(`${SECOND},${FIRST}`);
    expect(await rotateKeys(env().DATABASE_URL)).toEqual({ resealed: 1, retired: ['t1'] });
    // Runs again, as after a run that was stopped before its report.
    expect(await rotateKeys(env().DATABASE_URL)).toEqual({ resealed: 0, retired: ['t1'] });
    expect(await sealedBy(memorial)).toBe('t2');
    expect(await knownKeys()).toEqual(['t1', 't2']);
    useKeys(SECOND);
    await check();
    expect(await knownKeys()).toEqual(['t2']);
    const { identityNumberSealed } = await db().memorial.findUniqueOrThrow({
      where: { id: memorial },
    });
    expect(unseal(identityNumberSealed)).toBe('8001015009087');
  });

  it('does not hide a value that the old key sealed afterwards: a start without that key is refused', async () => {
    useKeys(`${SECOND},${FIRST}`);
    await rotateKeys(env().DATABASE_URL);
    const { user } = await ada();
    const draft = await db().memorialDraft.create({
      data: { id: 'draftlate000', ownerId: user.id, formSealed: seal('late', 't1') },
    });
    useKeys(SECOND);
    await expect(check()).rejects.toThrow('the key t1 is missing, which sealed 1 values');
    expect(await knownKeys()).toEqual(['t1', 't2']);
    await db().memorialDraft.delete({ where: { id: draft.id } });
    await ageCanaries();
    await check();
    expect(await knownKeys()).toEqual(['t2']);
  });

  it('handles several batches, and does nothing the second time', async () => {
    useKeys(SECOND);
    const { user } = await ada();
    await db().memorialDraft.createMany({
      data: Array.from({ length: 1_203 }, (_, at) => ({
        id: `draft${String(at).padStart(7, '0')}`,
        ownerId: user.id,
        formSealed: seal(`form ${at}`),
      })),
    });
    useKeys(`${FIRST},${SECOND}`);
    expect((await rotateKeys(env().DATABASE_URL)).resealed).toBe(1_204);
    expect((await rotateKeys(env().DATABASE_URL)).resealed).toBe(0);
    const drafts = await db().memorialDraft.findMany({ orderBy: { id: 'asc' } });
    expect(drafts.map(({ formSealed }) => unseal(formSealed))).toEqual(
      drafts.map((_, at) => `form ${at}`),
    );
  });

  it('keeps the old key if an instance still uses it', async () => {
    useKeys(`${FIRST},${SECOND}`);
    const old = seal('form 0', 't2');
    // The trigger acts as an instance that writes after each change, however busy the machine is.
    await db().$executeRawUnsafe(`CREATE FUNCTION seal_as_before() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW."formSealed" := '${old}'; RETURN NEW; END $$`);
    await db().$executeRaw`CREATE TRIGGER seal_as_before BEFORE UPDATE ON memorial_drafts
      FOR EACH ROW WHEN (NEW.id = 'draft0000000') EXECUTE FUNCTION seal_as_before()`;
    try {
      await db().memorialDraft.update({ where: { id: 'draft0000000' }, data: { formSealed: old } });
      await expect(rotateKeys(env().DATABASE_URL)).rejects.toThrow(
        'An instance still seals with t2',
      );
      expect(await knownKeys()).toContain('t2');
    } finally {
      await db().$executeRaw`DROP FUNCTION seal_as_before() CASCADE`;
    }
  });
});
