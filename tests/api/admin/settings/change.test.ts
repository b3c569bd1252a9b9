import { beforeEach, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/admin/settings/[group]/route';
import { db } from '@/lib/platform/db/client';
import { siteName } from '@/lib/platform/site-name';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import { auditOf } from '@/tests/support/audit';
import { call } from '@/tests/support/call';
import { ada, PASSWORD, type Person, root } from '@/tests/support/cast';
import { listenForInvalidations } from '@/tests/support/memorial-listener';
import { resetSettings } from '@/tests/support/site-settings';

let admin: Person;
beforeEach(async () => {
  admin = await root();
  await resetSettings();
});

const read = async (group: string) =>
  (await call(GET, { params: { group }, headers: admin.headers })).body;
const change = (group: string, version: number, values: object, others: object = {}) =>
  call(PUT, {
    method: 'PUT',
    params: { group },
    headers: admin.headers,
    body: { version, values, ...others },
  });

describe('a change of settings', () => {
  it('applies at once, is recorded under its key without the value, and reaches all instances', async () => {
    const listener = await listenForInvalidations();
    const { version } = await read('site');
    const answer = await change('site', version, { 'site.name': 'Evergreen' });
    expect(answer.status).toBe(200);
    expect(siteName()).toBe('Evergreen');
    expect(await listener.paths()).toEqual(['*']);
    await listener.stop();
    expect((await auditOf('setting/site.name')).at(-1)).toEqual({
      actor: admin.user.id,
      action: 'setting.change',
      detail: {},
    });
    const [setting] = answer.body.settings;
    expect(setting).toMatchObject({ key: 'site.name', value: 'Evergreen', source: 'admin' });
    expect(answer.body.changes[0]).toMatchObject({ before: null, after: 'Evergreen' });
  });

  it('is refused if based on an old version, and the answer has the current values', async () => {
    const { version } = await read('site');
    expect((await change('site', version, { 'site.name': 'First' })).status).toBe(200);
    const { status, body } = await change('site', version, { 'site.name': 'Second' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ changedBy: admin.user.firstName });
    expect(body.values['site.name']).toBe('First');
    expect(siteName()).toBe('First');
    expect((await change('site', body.version, { 'site.name': 'Second' })).status).toBe(200);
    expect(siteName()).toBe('Second');
  });

  it('accepts one of two simultaneous changes', async () => {
    const { version } = await read('words');
    const both = await Promise.all(
      ['One', 'Two'].map((text) => change('words', version, { 'words.footerLine': text })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('can restore the default with null, and adds every value to the history', async () => {
    let { version } = await read('site');
    for (const name of ['First', 'Second'])
      ({ version } = (await change('site', version, { 'site.name': name })).body);
    const { body } = await change('site', version, { 'site.name': null });
    expect(siteName()).toBe('Perennial');
    expect(body.settings[0]).toMatchObject({ source: 'default', changedAt: null });
    expect(await db().setting.count()).toBe(0);
    const history = body.changes
      .slice(0, 3)
      .map(({ before, after }: Record<string, unknown>) => [before, after]);
    expect(history).toEqual([
      ['Second', null],
      ['First', 'Second'],
      [null, 'First'],
    ]);
  });

  it('writes nothing if no value differs', async () => {
    const { version } = await read('site');
    const lines = () => Promise.all([db().settingChange.count(), db().auditEvent.count()]);
    const before = await lines();
    await change('site', version, { 'site.name': 'Perennial', 'site.tagline': '' });
    expect(await lines()).toEqual(before);
  });

  it('is written completely or not at all', async () => {
    const { version } = await read('site');
    const values = { 'site.name': 'Evergreen', 'site.instagram': 'javascript:alert(1)' };
    const { status, body } = await change('site', version, values);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['site.instagram']);
    expect(siteName()).toBe('Perennial');
  });

  it('refuses a key of another page and an unknown key', async () => {
    const { version } = await read('site');
    for (const key of ['doors.signUp', 'site.unknown', 'constructor'])
      expect((await change('site', version, { [key]: 'closed' })).status).toBe(400);
  });

  it('requires the password for the access settings', async () => {
    const { version } = await read('doors');
    const values = { 'doors.signUp': 'closed' };
    const refused = await change('doors', version, values, { password: 'wrong' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['password']]);
    const right = { password: PASSWORD };
    expect((await change('doors', version, values, right)).status).toBe(200);
    expect(getSetting('doors.signUp')).toBe('closed');
  });

  it('treats HTML as text', async () => {
    const html = '<img src=x onerror=alert(1)>';
    const { version } = await read('words');
    await change('words', version, { 'words.footerLine': html });
    expect(getSetting('words.footerLine')).toBe(html);
  });
});

it('only admins can read settings', async () => {
  const { headers } = await ada();
  expect((await call(GET, { params: { group: 'site' }, headers })).status).toBe(403);
  expect((await call(GET, { params: { group: 'nothing' }, headers: admin.headers })).status).toBe(
    400,
  );
});

it('the history is append-only', async () => {
  const { version } = await read('site');
  await change('site', version, { 'site.name': 'Evergreen' });
  await expect(db().settingChange.deleteMany()).rejects.toThrow('only grows');
  await expect(db().settingChange.updateMany({ data: { key: 'x' } })).rejects.toThrow('only grows');
});
