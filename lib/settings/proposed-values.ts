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
 * Checks values that somebody wants for settings of one group: each by its own schema, then all of the group together. Returns
 * them as they are stored. Throws `invalid` with what is wrong by key.
 */
export function proposedValues(group: SettingGroup, given: Record<string, unknown>): NewValue[] {
  const faults: Record<string, Said | string> = {};
  const values: NewValue[] = [];
  for (const [key, value] of Object.entries(given)) {
    if (!isSettingKey(key) || specOf(key).group !== group)
      faults[key] = said('settings.faults.unknown');
    else if (fromEnvironment(key) !== undefined) faults[key] = said('settings.byEnvironment');
    else if (value === null) values.push({ key, value: specOf(key).default });
    else {
      const { data, error } = specOf(key).schema.safeParse(value);
      if (error) faults[key] = faultIn(error.issues);
      else values.push({ key, value: data });
    }
  }
  refuse(faults);
  refuse(GROUP_CHECKS[group]?.((key) => proposed(values, key)) ?? {});
  return values;
}

function proposed<Key extends SettingKey>(values: NewValue[], key: Key): SettingValue<Key> {
  const found = values.find((each) => each.key === key);
  return found ? (found.value as SettingValue<Key>) : siteSetting(key); // checked by its schema
}

const faultIn = (issues: readonly object[]): Said => {
  const [first] = issues;
  return (first && saidOf(first)) ?? said('settings.faults.wrong');
};

function refuse(faults: Record<string, Said | string>): void {
  const [first] = Object.values(faults);
  if (first !== undefined) throw new AppError('invalid', first, { fields: faults });
}
