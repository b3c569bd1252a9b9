import { AppError } from '@/lib/platform/errors';
import { messageOfIssue } from '@/lib/platform/language/issue-message';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { getSetting, settingFromEnvironment } from '@/lib/platform/site-settings/get-setting';
import {
  isSettingKey,
  type SettingKey,
  type SettingValue,
  settingSpec,
} from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { GROUP_CHECKS } from './group-checks';
import type { NewValue } from './store-settings';

/**
 * Validates an admin's values for settings of one group: each by its own schema, then all of the
 * group together. Returns them as they are stored; null means the default. Throws `invalid` with
 * faults by key.
 */
export function validateGroupSettings(
  group: SettingGroup,
  rawValues: Record<string, unknown>,
): NewValue[] {
  const foreign: Record<string, Message> = {};
  for (const key of Object.keys(rawValues))
    if (isSettingKey(key) && settingSpec(key).group !== group) foreign[key] = UNKNOWN;
    else if (isSettingKey(key) && settingFromEnvironment(key) !== undefined)
      foreign[key] = messageFor('settings.byEnvironment');
  rejectErrors(foreign);
  return validateSettings(rawValues);
}

/**
 * Like `validateGroupSettings`, for the operator: accepts settings of any group, including those
 * that the environment overrides.
 */
export function validateSettings(rawValues: Record<string, unknown>): NewValue[] {
  const errors: Record<string, Message> = {};
  const values: NewValue[] = [];
  for (const [key, value] of Object.entries(rawValues)) {
    if (!isSettingKey(key)) errors[key] = UNKNOWN;
    else if (value === null) values.push({ key, value: settingSpec(key).default });
    else {
      const { data, error } = settingSpec(key).schema.safeParse(value);
      if (error) errors[key] = errorOfIssues(error.issues);
      else values.push({ key, value: data });
    }
  }
  rejectErrors(errors);
  const groups = new Set(values.map(({ key }) => settingSpec(key).group));
  for (const group of groups)
    rejectErrors(GROUP_CHECKS[group]?.((key) => proposedSetting(values, key)) ?? {});
  return values;
}

const UNKNOWN = messageFor('settings.faults.unknown');

/** A setting as it would be with these values. */
export function proposedSetting<Key extends SettingKey>(
  values: NewValue[],
  key: Key,
): SettingValue<Key> {
  const found = values.find((each) => each.key === key);
  return found ? (found.value as SettingValue<Key>) : getSetting(key); // its schema has checked it
}

const errorOfIssues = (issues: readonly object[]): Message => {
  const [first] = issues;
  return (first && messageOfIssue(first)) ?? messageFor('settings.faults.wrong');
};

/** Throws `invalid` with the faults by key, if there are any. */
export function rejectErrors(errors: Partial<Record<string, Message>>): void {
  const found = Object.entries(errors).flatMap(([key, fault]) =>
    fault ? [[key, fault] as const] : [],
  );
  const [first] = found;
  if (first) throw new AppError('invalid', first[1], { fields: Object.fromEntries(found) });
}
