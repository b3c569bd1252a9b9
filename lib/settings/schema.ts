import { z } from 'zod';
import { currentPassword } from '@/lib/accounts/schema-password';
import { SETTING_GROUPS } from '@/lib/platform/site-settings/setting';

/** More than any group has. */
const MAX_GROUP_KEYS = 60;
const MAX_KEY_LENGTH = 60;

export const groupParams = z.object({ group: z.enum(SETTING_GROUPS) });

/**
 * PUT /api/admin/settings/{group}. `version` is the group's version that the admin saw; null as a
 * value means the default. Each value is validated by the schema of its key
 * (lib/platform/site-settings/registry.ts).
 */
export const changeInput = z.strictObject({
  version: z.number().int().min(0),
  values: z
    .record(z.string().max(MAX_KEY_LENGTH), z.json())
    .refine((values) => Object.keys(values).length <= MAX_GROUP_KEYS),
  /** Required by some groups. */
  password: currentPassword.optional(),
  /** The code mailed to a new contact address. */
  code: z.string().trim().max(10).optional(),
});

export type ChangeInput = z.output<typeof changeInput>;

const typedColour = z.string().max(60).optional();

/** GET /api/admin/settings/look/colours: what is being typed, by the key of the setting. */
export const typedColours = z.strictObject({
  'look.accent': typedColour,
  'look.ink': typedColour,
  'look.paper': typedColour,
  'look.accentDark': typedColour,
  'look.inkDark': typedColour,
  'look.paperDark': typedColour,
});
