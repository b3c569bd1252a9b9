import { describe, expect, it } from 'vitest';
import {
  type SettingKey,
  SITE_SETTINGS,
  settingKeysOf,
  settingSpec,
} from '@/lib/platform/site-settings/registry';
import { SETTING_GROUPS } from '@/lib/platform/site-settings/setting';
import { parseStoredSettings } from '@/lib/platform/site-settings/stored-settings';

const keys = Object.keys(SITE_SETTINGS) as SettingKey[]; // as: the object's own keys

/** Valid and invalid values by kind of setting. Settings of the kind `own` have their own tests. */
const VALUES: Record<string, { good: unknown[]; faulty: unknown[] }> = {
  line: { good: ['Ever green', '<b>&amp;'], faulty: [7, ['a'], 'x'.repeat(5_000)] },
  text: { good: ['Two\nlines', ''], faulty: [7, 'x'.repeat(5_000)] },
  email: { good: ['hello@example.org', ''], faulty: ['hello', 'a@b.org, c@d.org', 7] },
  link: {
    good: ['https://example.org/garden', ''],
    faulty: [
      'http://example.org',
      'javascript:alert(1)',
      'https://me:pw@example.org',
      'https://a',
      7,
    ],
  },
  switch: { good: [true, false], faulty: ['true', 1, null] },
  choice: { good: [], faulty: ['something else', '', 7] },
  number: { good: [], faulty: ['7', Number.NaN, 1e12] },
  words: { good: [[], ['one', 'two words']], faulty: ['one', [7], ['x'.repeat(500)]] },
  own: { good: [], faulty: [] },
};

describe.each(keys)('%s', (key) => {
  const { schema, kind, group, default: byDefault } = settingSpec(key);

  it('belongs to a page and has a valid default', () => {
    expect(settingKeysOf(group)).toContain(key);
    expect(schema.parse(byDefault)).toEqual(byDefault);
  });

  it('keeps valid values and ignores invalid ones', () => {
    const { good, faulty } = VALUES[kind] ?? { good: [], faulty: [] };
    for (const value of good)
      expect(parseStoredSettings([{ key, value }])).toEqual({ [key]: value });
    for (const value of faulty) expect(parseStoredSettings([{ key, value }])).toEqual({});
  });
});

it('a choice accepts each of its options', () => {
  const choices = keys.map(settingSpec).filter((spec) => spec.kind === 'choice');
  for (const spec of choices)
    for (const value of Object.keys(spec.options)) expect(spec.schema.parse(value)).toBe(value);
  expect(choices.length).toBeGreaterThan(0);
});

it('every setting is on exactly one page', () => {
  expect(SETTING_GROUPS.flatMap(settingKeysOf).sort()).toEqual([...keys].sort());
});

it.each([
  ['site.name', 'Ever\ngreen\u202E', 'Ever green'],
  ['site.name', '  Evergreen  ', 'Evergreen'],
  ['words.mailSignature', 'One\r\nTwo\u0000', 'One\nTwo'],
  ['site.contactEmail', ' hello@example.org ', 'hello@example.org'],
] as const)('%s is normalised before it is stored: %j', (key, input, expected) => {
  expect(settingSpec(key).schema.parse(input)).toBe(expected);
});
