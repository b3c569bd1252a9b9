import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import {
  exportSettings,
  importSettings,
  setSetting,
  storedSetting,
} from '@/lib/settings/commands/import-settings';
import { parseSettingsFile } from '@/lib/settings/settings-file';
import { auditOf } from '@/tests/support/audit';
import { resetSettings } from '@/tests/support/site-settings';

beforeEach(resetSettings);

const EXPORT = {
  'doors.flowers': false,
  'site.name': 'Evergreen "&" <b>Co</b>',
  'site.x': 'https://x.com/evergreen',
  'words.homeLead': 'Zwei\nZeilen, ♥',
};

it('importing an export restores it, and resets all other settings', async () => {
  expect(await importSettings(EXPORT)).toBe(true);
  const exported = await exportSettings();
  expect(exported).toEqual(EXPORT);
  await setSetting('site.name', 'Other');
  await setSetting('site.tagline', 'Not in the file');
  expect(await importSettings(parseSettingsFile(JSON.stringify(exported)))).toBe(true);
  expect(await exportSettings()).toEqual(EXPORT);
  expect(getSetting('site.tagline')).toBe('');
  expect(await importSettings(exported)).toBe(false);
});

it('a setting of another release is not exported, and survives an import', async () => {
  await db().setting.create({ data: { key: 'site.ofAnotherRelease', value: true, version: 1 } });
  await importSettings(EXPORT);
  const exported = await exportSettings();
  expect(exported).toEqual(EXPORT);
  expect(await importSettings(exported)).toBe(false);
  expect(await db().setting.count({ where: { key: 'site.ofAnotherRelease' } })).toBe(1);
});

it('an invalid import changes nothing and names the invalid settings', async () => {
  await setSetting('site.name', 'Before');
  const faulty = { ...EXPORT, 'site.x': 'http://x', 'site.unknown': 1 };
  await expect(importSettings(faulty)).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'site.x': expect.anything(), 'site.unknown': expect.anything() },
  });
  expect(await exportSettings()).toEqual({ 'site.name': 'Before' });
});

it.each(['', 'no JSON', '[]', '7', 'null'])('refuses %j as a settings file', (text) => {
  expect(() => parseSettingsFile(text)).toThrow('This is not a settings file.');
});

it('a setting changed by a script is in force, and is recorded as changed by the system', async () => {
  await setSetting('site.name', 'By script');
  expect(getSetting('site.name')).toBe('By script');
  expect(await storedSetting('site.name')).toBe('By script');
  expect((await auditOf('setting/site.name')).at(-1)).toMatchObject({ actor: 'system' });
  await setSetting('site.name', null);
  expect(await storedSetting('site.name')).toBe('Perennial');
  expect(await db().setting.count()).toBe(0);
  await expect(storedSetting('constructor')).rejects.toThrow('no such setting');
});
