import { beforeEach, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/admin/settings/[group]/route';
import { GET as COLOURS } from '@/app/api/admin/settings/look/colours/route';
import { db } from '@/lib/platform/db/client';
import { currentLook } from '@/lib/platform/look/current-look';
import { addAsset } from '@/tests/support/asset';
import { call } from '@/tests/support/call';
import { ada, type Person, root } from '@/tests/support/cast';
import { resetSettings } from '@/tests/support/site-settings';

let admin: Person;
beforeEach(async () => {
  admin = await root();
  await resetSettings();
});

const params = { group: 'look' };
const read = async () => (await call(GET, { params, headers: admin.headers })).body;
async function change(values: object) {
  const { version } = await read();
  const body = { version, values };
  return call(PUT, { method: 'PUT', params, headers: admin.headers, body });
}
const settingNow = async (wanted: string) =>
  (await read()).settings.find(({ key }: { key: string }) => key === wanted)?.value;

describe('the colours of the site', () => {
  it('are accepted in any notation, and stored as a screen shows them', async () => {
    const answer = await change({
      'look.accent': '#7a1f3d',
      'look.accentDark': ' oklch(0.85 0.09 12) ',
      'look.ink': { l: 0.2, c: 0, h: 0 },
    });
    expect(answer.status).toBe(200);
    expect(await settingNow('look.accent')).toMatchObject({ l: expect.closeTo(0.39, 1) });
    const { colours, style, changed } = currentLook();
    expect(colours.light.primary).toBe('#7a1f3d');
    expect(style).toContain('--primary:#7a1f3d');
    expect([...changed]).toEqual(['ink', 'accent']);
  });

  it('count as the default if they look like it', async () => {
    expect((await change({ 'look.accent': '#1b4d36', 'look.paper': '#fbf9f4' })).status).toBe(200);
    expect(await db().setting.count()).toBe(0);
    expect(currentLook().style).toBe('');
  });

  it('derive the dark accent from the light one until it is set', async () => {
    await change({ 'look.accent': '#7a1f3d' });
    expect(currentLook().colours.dark.primary).not.toBe('#9bd3b2');
    await change({ 'look.accentDark': '#ffd0dc' });
    expect(currentLook().colours.dark.primary).toBe('#ffd0dc');
    await change({ 'look.accentDark': null });
    expect(currentLook().colours.dark.primary).not.toBe('#ffd0dc');
  });

  it.each([
    [
      { 'look.accent': '#f2c6d2' },
      'look.accent',
      /^This colour is too pale to read on the paper\. Nearest that works: #[0-9a-f]{6}\.$/,
    ],
    [
      { 'look.accentDark': '#7a1f3d' },
      'look.accentDark',
      /^This colour is too dark to read on the paper\. Nearest that works: #[0-9a-f]{6}\.$/,
    ],
    [{ 'look.ink': '#bbbbbb' }, 'look.ink', /^This colour is too pale to read on the paper\./],
    [
      { 'look.paper': '#777777' },
      'look.paper',
      /^This paper is too dark for what is written on it\. Nearest that works: #/,
    ],
    [
      { 'look.paperDark': '#ffffff' },
      'look.paperDark',
      /^This paper is too pale for what is written on it\. Nearest that works: #/,
    ],
    [
      { 'look.accent': 'reddish' },
      'look.accent',
      /^Please write a colour such as #7a1f3d or oklch/,
    ],
    [{ 'look.accent': '#7a1f3d;}body{display:none' }, 'look.accent', /^Please write a colour/],
    [{ 'look.accent': { l: 3, c: 0, h: 0 } }, 'look.accent', /^Please write a colour/],
    [{ 'look.ink': null, 'look.accent': 7 }, 'look.accent', /^Please write a colour/],
  ])('%j is refused with a message', async (values, key, words) => {
    const { status, body } = await change(values);
    expect(status).toBe(400);
    expect(body.fields[key]).toMatch(words);
    expect(await db().setting.count()).toBe(0);
    const [nearest] = /#[0-9a-f]{6}(?=\.$)/.exec(body.fields[key]) ?? [];
    if (nearest) expect((await change({ [key]: nearest })).status).toBe(200);
  });

  it('are checked together: a colour may be valid only with another one', async () => {
    const dark = { 'look.paper': '#f4d9e0', 'look.ink': '#000000', 'look.accent': '#40000f' };
    expect((await change(dark)).status).toBe(200);
    expect((await change({ 'look.accent': '#a04a60' })).status).toBe(400);
  });
});

describe('GET /api/admin/settings/look/colours', () => {
  const colours = (typed: Record<string, string>, person: Person | null = admin) =>
    call(COLOURS, { path: `/?${new URLSearchParams(typed)}`, headers: person?.headers ?? {} });
  const readingOf = async (typed: Record<string, string>, key: string) =>
    (await colours(typed)).body.readings.find((each: { key: string }) => each.key === key);

  it('returns how readable each colour is and the colours derived from it, without storing anything', async () => {
    const typed = { 'look.accent': '#7a1f3d' };
    expect(await readingOf(typed, 'look.accent')).toEqual({
      key: 'look.accent',
      isEnough: true,
      message: expect.stringMatching(/^(Very easy|Easy) to read, [\d.]+ to 1\.$/),
    });
    const { body } = await colours(typed);
    expect(body.light).toMatchObject({ '--primary': '#7a1f3d', '--paper': '#fbf9f4' });
    expect(Object.keys(body.light).every((name) => name.startsWith('--'))).toBe(true);
    expect(await db().setting.count()).toBe(0);
  });

  it('explains a bad colour and an invalid one', async () => {
    expect(await readingOf({ 'look.ink': '#bbb' }, 'look.ink')).toMatchObject({
      isEnough: false,
      message: expect.stringContaining('too pale to read'),
    });
    expect(await readingOf({ 'look.ink': 'dark' }, 'look.ink')).toMatchObject({
      isEnough: false,
      message: expect.stringContaining('Please write a colour'),
    });
    expect((await readingOf({ 'look.accentDark': '' }, 'look.accentDark')).isEnough).toBe(true);
  });

  it('is for admins only, and limits the input', async () => {
    expect((await colours({}, await ada())).status).toBe(403);
    expect((await colours({}, null)).status).toBe(401);
    expect((await colours({ 'look.ink': '#'.repeat(61) })).status).toBe(400);
    expect((await colours({ other: '#fff' })).status).toBe(400);
  });
});

describe('the pictures of the site', () => {
  it('apply once the setting names them', async () => {
    const logo = await addAsset(admin, 'logo');
    const icon = await addAsset(admin, 'icon');
    expect((await change({ 'look.logo': logo, 'look.icon': icon })).status).toBe(200);
    expect(currentLook()).toMatchObject({ logo, icon, assetIds: [logo.id, icon.id] });
  });

  it.each([
    ['that nobody stored', async () => ({ id: 'AbCdEfGhJkMn', width: 192, height: 48 })],
    ['of another kind', () => addAsset(admin, 'icon')],
    ['of another size', async () => ({ ...(await addAsset(admin, 'logo')), width: 9 })],
  ])('are refused if the setting names one %s', async (_, make) => {
    const { status, body } = await change({ 'look.logo': await make() });
    expect([status, body.message]).toEqual([
      409,
      'This picture is no longer kept. Please choose it again.',
    ]);
    expect(await db().setting.count()).toBe(0);
  });

  it.each([
    ['/etc/passwd'],
    [{ id: '../x', width: 1, height: 1 }],
    [{ id: 'AbCdEfGhJkMn', width: 1, height: 1, src: 'x' }],
  ])('are refused: %j', async (value) => {
    expect((await change({ 'look.logo': value })).status).toBe(400);
  });
});
