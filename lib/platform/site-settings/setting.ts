import { z } from 'zod';
import { EMAIL_ADDRESS, EMAIL_LENGTH } from '../email-address';
import { fault } from '../language/fault';
import type { MessageKey } from '../language/said';
import { lineOfText, linesOfText } from '../text-schema';

/** The pages of settings, which are saved as one. */
export const SETTING_GROUPS = ['site', 'look', 'doors', 'shop', 'words'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** How the form asks for a setting (components/settings/setting-field.tsx has a case for each). */
export type SettingKind =
  | { kind: 'line'; limit: number }
  | { kind: 'text'; limit: number }
  | { kind: 'email' }
  | { kind: 'link' }
  | { kind: 'choice'; options: Readonly<Record<string, MessageKey>> }
  | { kind: 'switch' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'words'; limit: number }
  /** Another part of the page asks for it, or nobody does: it is set by a command of its own. */
  | { kind: 'own' };

/** Environment variables that win over a site setting where they are given. */
export type EnvironmentName =
  | 'OPERATOR_NAME'
  | 'CONTACT_EMAIL'
  | 'SOCIAL_INSTAGRAM_URL'
  | 'SOCIAL_FACEBOOK_URL'
  | 'SOCIAL_X_URL';

/** One site setting: the page it stands on, its name, what it may be, and what it is until somebody sets it. */
export type SettingSpec<Value = unknown> = SettingKind & {
  group: SettingGroup;
  label: MessageKey;
  hint?: MessageKey;
  schema: z.ZodType<Value>;
  default: NoInfer<Value>;
  env?: EnvironmentName;
  /** How the value is read and typed, where it is neither a text nor a number. */
  text?: (value: Value) => string;
};

/** Declares one, so that the compiler compares the default with the schema. */
export const setting = <Value>(spec: SettingSpec<Value>): SettingSpec<Value> => spec;

const required = fault('settings.faults.required');

/** One line of text; '' only where `optional`. */
export const lineUpTo = (limit: number, optional = false): z.ZodType<string> =>
  optional ? blankOr(lineOfText(required, limit)) : lineOfText(required, limit);

/** Lines of plain text, or ''. */
export const linesUpTo = (limit: number): z.ZodType<string> =>
  blankOr(linesOfText(required, limit));

/** An address that mail can be sent to, or ''. */
export const addressOrNone: z.ZodType<string> = blankOr(
  z
    .string(fault('settings.faults.email'))
    .trim()
    .max(EMAIL_LENGTH, fault('settings.faults.email'))
    .regex(EMAIL_ADDRESS, fault('settings.faults.email')),
);

const LINK_LENGTH = 300;

/** An https address with a name and without a password, or ''. */
export const httpsLinkOrNone: z.ZodType<string> = blankOr(
  z
    .string(fault('settings.faults.link'))
    .trim()
    .max(LINK_LENGTH, fault('settings.faults.link'))
    .refine(isPublicLink, fault('settings.faults.link')),
);

/** '' where nothing but blanks is given, else what `schema` makes of it, with its faults. */
function blankOr(schema: z.ZodType<string>): z.ZodType<string> {
  return z.unknown().transform((value, context) => {
    if (typeof value === 'string' && value.trim() === '') return '';
    const { data, error } = schema.safeParse(value);
    if (!error) return data;
    context.issues.push(...(error.issues as typeof context.issues)); // as: they are finished already, which is more
    return z.NEVER;
  });
}

function isPublicLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && !username && !password;
}
