import { AppError } from '@/lib/platform/errors';
import { saidOf } from '@/lib/platform/language/fault';
import { type Said, said } from '@/lib/platform/language/said';
import {
  isSettingKey,
  type SettingKey,
  type SettingValue,
  specOf,
} from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { fromEnvironment, siteSetting } from '@/lib/platform/site-settings/site-setting';
import { GROUP_CHECKS } from './group-checks';
import type { NewValue } from './store-settings';

/**
 * Validates an admin's values for settings of one group: each by its own schema, then all of the
 * group together. Returns them as they are stored; null means the default. Throws `invalid` with
 * faults by key.
 */
export function proposedValues(group: SettingGroup, given: Record<string, unknown>): NewValue[] {
  const foreign: Record<string, Said> = {};
  for (const key of Object.keys(given))
    if (isSettingKey(key) && specOf(key).group !== group) foreign[key] = UNKNOWN;
    else if (isSettingKey(key) && fromEnvironment(key) !== undefined)
      foreign[key] = said('settings.byEnvironment');
  refuse(foreign);
  return proposedOfAll(given);
}

/**
 * As `proposedValues`, for the operator: settings of any group, including those that the
 * environment overrides.
 */
export function proposedOfAll(given: Record<string, unknown>): NewValue[] {
  const faults: Record<string, Said> = {};
  const values: NewValue[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (!isSettingKey(key)) faults[key] = UNKNOWN;
    else if (value === null) values.push({ key, value: specOf(key).default });
    else {
      const { data, error } = specOf(key).schema.safeParse(value);
      if (error) faults[key] = faultIn(error.issues);
      else values.push({ key, value: data });
    }
  }
  refuse(faults);
  const groups = new Set(values.map(({ key }) => specOf(key).group));
  for (const group of groups) refuse(GROUP_CHECKS[group]?.((key) => proposed(values, key)) ?? {});
  return values;
}

const UNKNOWN = said('settings.faults.unknown');

/** A setting as it would be with these values. */
export function proposed<Key extends SettingKey>(values: NewValue[], key: Key): SettingValue<Key> {
  const found = values.find((each) => each.key === key);
  return found ? (found.value as SettingValue<Key>) : siteSetting(key); // its schema has checked it
}

const faultIn = (issues: readonly object[]): Said => {
  const [first] = issues;
  return (first && saidOf(first)) ?? said('settings.faults.wrong');
};

/** Throws `invalid` with the faults by key, if there are any. */
export function refuse(faults: Partial<Record<string, Said>>): void {
  const found = Object.entries(faults).flatMap(([key, fault]) =>
    fault ? [[key, fault] as const] : [],
  );
  const [first] = found;
  if (first) throw new AppError('invalid', first[1], { fields: Object.fromEntries(found) });
}
