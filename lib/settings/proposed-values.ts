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
 * Checks values that an admin wants for settings of one group: each by its own schema, then all of the group together. Returns
 * them as they are stored; null is the default. Throws `invalid` with what is wrong by key.
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

/** The same for the operator, who sets what he likes: of any group, and also what the environment says otherwise. */
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

/** What a setting would be with these values. */
export function proposed<Key extends SettingKey>(values: NewValue[], key: Key): SettingValue<Key> {
  const found = values.find((each) => each.key === key);
  return found ? (found.value as SettingValue<Key>) : siteSetting(key); // checked by its schema
}

const faultIn = (issues: readonly object[]): Said => {
  const [first] = issues;
  return (first && saidOf(first)) ?? said('settings.faults.wrong');
};

/** Throws `invalid` with what is wrong by key, where anything is. */
export function refuse(faults: Partial<Record<string, Said>>): void {
  const found = Object.entries(faults).flatMap(([key, fault]) =>
    fault ? [[key, fault] as const] : [],
  );
  const [first] = found;
  if (first) throw new AppError('invalid', first[1], { fields: Object.fromEntries(found) });
}
