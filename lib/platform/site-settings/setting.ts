import { z } from 'zod';
import { issueMessage } from '../language/issue-message';
import type { MessageKey } from '../language/message';
import { emailAddress, lineOfText, linesOfText, nameText } from '../text-schema';

/** The pages of settings; each is saved as a whole. */
export const SETTING_GROUPS = ['site', 'look', 'doors', 'shop', 'words'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** The kind of form field (components/settings/setting-field.tsx has a case for each). */
export type SettingKind =
  | { kind: 'line'; limit: number }
  | { kind: 'text'; limit: number }
  | { kind: 'email' }
  | { kind: 'link' }
  | { kind: 'choice'; options: Readonly<Record<string, MessageKey>> }
  | { kind: 'switch' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'words'; limit: number }
  /** No field of the generated form: another part of the page or a separate command sets it. */
  | { kind: 'own' };

/** The environment variables that override a site setting. */
export type EnvironmentName =
  | 'OPERATOR_NAME'
  | 'CONTACT_EMAIL'
  | 'SOCIAL_INSTAGRAM_URL'
  | 'SOCIAL_FACEBOOK_URL'
  | 'SOCIAL_X_URL';

/** The declaration of a site setting. `group` is the page that shows it. */
export type SettingSpec<Value = unknown> = SettingKind & {
  group: SettingGroup;
  label: MessageKey;
  hint?: MessageKey;
  schema: z.ZodType<Value>;
  default: NoInfer<Value>;
  env?: EnvironmentName;
  /** The value as readable text, if it is neither a text nor a number. */
  text?: (value: Value) => string;
};

/**
 * Declares a setting; the type parameter makes the compiler check the default against the schema.
 */
export const defineSetting = <Value>(spec: SettingSpec<Value>): SettingSpec<Value> => spec;

const required = issueMessage('settings.faults.required');

/** A schema for one line of text; accepts '' only if `optional`. */
export const singleLineText = (limit: number, optional = false): z.ZodType<string> =>
  optional ? allowBlank(lineOfText(required, limit)) : lineOfText(required, limit);

/** A schema for a name; accepts '' only if `optional`. */
export const settingName = (limit: number, optional = false): z.ZodType<string> =>
  optional ? allowBlank(nameText(required, limit)) : nameText(required, limit);

/** A schema for lines of plain text, or ''. */
export const multiLineText = (limit: number): z.ZodType<string> =>
  allowBlank(linesOfText(required, limit));

/** A mail address, or ''. */
export const optionalEmail: z.ZodType<string> = allowBlank(
  emailAddress(issueMessage('settings.faults.email')),
);

const LINK_LENGTH = 300;

/** An https address with a domain name and without credentials, or ''. */
export const optionalHttpsUrl: z.ZodType<string> = allowBlank(
  z
    .string(issueMessage('settings.faults.link'))
    .trim()
    .max(LINK_LENGTH, issueMessage('settings.faults.link'))
    .refine(isPublicLink, issueMessage('settings.faults.link')),
);

/** Returns '' for a blank text, else the result or the faults of `schema`. */
function allowBlank(schema: z.ZodType<string>): z.ZodType<string> {
  return z.unknown().transform((value, context) => {
    if (typeof value === 'string' && value.trim() === '') return '';
    const { data, error } = schema.safeParse(value);
    if (!error) return data;
    context.issues.push(...(error.issues as typeof context.issues)); // as: finished issues have every field that raw ones need
    return z.NEVER;
  });
}

function isPublicLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && !username && !password;
}
