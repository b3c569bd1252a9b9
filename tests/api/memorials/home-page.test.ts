import { beforeAll, describe, expect, it } from 'vitest';
import { newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { db } from '@/lib/platform/db/client';
import { addMemorial } from '../../support/memorial';

const homePageNames = async () =>
  (await newestMemorials(2, 'en', { onHomePage: true })).map(({ fullName }) => fullName);

beforeAll(async () => {
  for (const fullName of ['First offered', 'Second offered', 'Third offered'])
    await addMemorial({ fullName, onHomePage: true });
  await addMemorial({ fullName: 'Not offered' });
  await addMemorial({ fullName: 'Private', onHomePage: true, isPublic: false });
});

describe('the memorials at the top of the home page', () => {
  it('are the newest public ones whose families agree', async () => {
    expect(await homePageNames()).toEqual(['Third offered', 'Second offered']);
  });

  it('have their own index', async () => {
    const [{ indexdef } = { indexdef: '' }] = await db().$queryRaw<{ indexdef: string }[]>`
      SELECT indexdef FROM pg_indexes WHERE indexname = 'memorials_on_home_page'`;
    expect(indexdef).toMatch(/\("createdAt" DESC, id DESC\) WHERE \("isPublic" AND "onHomePage"\)/);
  });
});
