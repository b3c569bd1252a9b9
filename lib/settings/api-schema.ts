import { z } from 'zod';
import { isoTime } from '@/lib/platform/http/answer-schema';
import { SIGN_UP_MODES } from '@/lib/platform/site-settings/keys/features';
import { SETTING_GROUPS } from '@/lib/platform/site-settings/setting';

/**
 * Where a value comes from: the default, an admin, the environment, or the file PERENNIAL_SETTINGS.
 */
export const SETTING_SOURCES = ['default', 'admin', 'environment', 'file'] as const;

const who = { changedAt: isoTime.nullable(), changedBy: z.string().nullable() };

const settingRow = z.strictObject({
  key: z.string(),
  value: z.unknown(),
  default: z.unknown(),
  source: z.enum(SETTING_SOURCES),
  ...who,
});

const changeRow = z.strictObject({
  id: z.number().int(),
  key: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  changedBy: z.string().nullable(),
  changedAt: isoTime,
});

/** GET and PUT /api/admin/settings/{group}. Null in `changes` means the default. */
export const settingGroupResponse = z.strictObject({
  group: z.enum(SETTING_GROUPS),
  version: z.number().int(),
  isReadOnly: z.boolean(),
  asksPassword: z.boolean(),
  settings: z.array(settingRow),
  changes: z.array(changeRow),
});

export type SettingGroupView = z.output<typeof settingGroupResponse>;

/** GET /api/site. '' or null if the operator has set nothing. */
export const siteResponse = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  operator: z.string(),
  postalAddress: z.string(),
  contactEmail: z.string().nullable(),
  languages: z.array(z.string()),
  doors: z.strictObject({
    signUp: z.enum(SIGN_UP_MODES),
    memorials: z.boolean(),
    flowers: z.boolean(),
  }),
});
