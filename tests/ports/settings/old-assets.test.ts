import { beforeEach, expect, it } from 'vitest';
import { deleteStrayObjects } from '@/lib/media/commands/delete-stray-objects';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { lockSettings } from '@/lib/platform/site-settings/record-setting-change';
import { storagePort } from '@/lib/platform/storage/select';
import { deleteOldAssets } from '@/lib/settings/commands/delete-old-assets';
import { refreshSettings } from '@/lib/settings/commands/refresh-settings';
import { storeSettings } from '@/lib/settings/store-settings';
import { addAsset } from '@/tests/support/asset';
import { type Person, root } from '@/tests/support/cast';
import { resetSettings, useSetting } from '@/tests/support/site-settings';

let admin: Person;
beforeEach(async () => {
  admin = await root();
  await resetSettings();
});

type StoredAsset = Awaited<ReturnType<typeof addAsset>>;

async function setLogo(value: StoredAsset | null) {
  await db().$transaction(async (tx) => {
    await lockSettings(tx);
    await storeSettings(tx, [{ key: 'look.logo', value }], admin.user.id);
  });
  await refreshSettings();
}
const filesOf = async ({ id }: StoredAsset) =>
  (await Array.fromAsync(storagePort().list(`assets/${id}/`))).length;
const inDays = (days: number) => Date.now() + days * DAY_MS + 60_000;

it('keeps a logo in use and its files, however old it is', async () => {
  const logo = await addAsset(admin, 'logo');
  await setLogo(logo);
  await deleteOldAssets({}, inDays(400));
  await deleteStrayObjects({}, inDays(400));
  expect(await filesOf(logo)).toBe(2);
  expect(await db().asset.count({ where: { id: logo.id } })).toBe(1);
});

it('keeps a logo that only the settings file names', async () => {
  const logo = await addAsset(admin, 'logo');
  useSetting('look.logo', logo);
  await deleteOldAssets({}, inDays(400));
  expect(await filesOf(logo)).toBe(2);
});

it('deletes an unused logo and its files after a day', async () => {
  const logo = await addAsset(admin, 'logo');
  await deleteOldAssets({});
  expect(await filesOf(logo)).toBe(2);
  await deleteOldAssets({}, inDays(1));
  await deleteOldAssets({}, inDays(1)); // a second run must do no harm
  expect(await filesOf(logo)).toBe(0);
  expect(await db().asset.count({ where: { id: logo.id } })).toBe(0);
});

it('keeps a replaced logo for 30 days, so that it can be restored', async () => {
  const [first, second] = [await addAsset(admin, 'logo'), await addAsset(admin, 'logo')];
  await setLogo(first);
  await setLogo(second);
  await deleteOldAssets({}, inDays(29));
  expect(await filesOf(first)).toBe(2);
  await setLogo(first);
  await setLogo(second);
  await deleteOldAssets({}, inDays(31));
  expect([await filesOf(first), await filesOf(second)]).toEqual([0, 2]);
});

it('keeps or refuses a logo that is set while it is being deleted', async () => {
  for (let round = 0; round < 10; round++) {
    const logo = await addAsset(admin, 'logo');
    await db().asset.update({ where: { id: logo.id }, data: { createdAt: new Date(0) } });
    const [, logoChange] = await Promise.allSettled([deleteOldAssets({}), setLogo(logo)]);
    const exists = (await db().asset.count({ where: { id: logo.id } })) === 1;
    expect([exists, await filesOf(logo)]).toEqual(
      logoChange.status === 'fulfilled' ? [true, 2] : [false, 0],
    );
    await setLogo(null);
  }
});

it('deletes files without a row after a day', async () => {
  const key = 'assets/AbCdEfGhJkMn/logo-1x-0.webp';
  await storagePort().put(key, Buffer.from('x'), { contentType: 'image/webp', bytes: 1 });
  await deleteStrayObjects({});
  const object = await storagePort().get(key);
  object?.stream.destroy();
  expect(object).not.toBeNull();
  await deleteStrayObjects({}, inDays(1));
  expect(await storagePort().get(key)).toBeNull();
});
