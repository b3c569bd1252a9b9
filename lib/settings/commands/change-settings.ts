import { requirePassword } from '@/lib/accounts/commands/require-password';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { MINUTE_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import { lockSettings } from '@/lib/platform/site-settings/record-setting-change';
import type { SettingKey } from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { areSettingsInFile } from '@/lib/platform/site-settings/settings-file';
import type { ProposedSettings } from '../group-checks';
import { lastChange } from '../queries/last-change';
import { requiresPassword } from '../rules';
import type { ChangeInput } from '../schema';
import { storeSettings, versionOf } from '../store-settings';
import { proposedSetting, rejectErrors, validateGroupSettings } from '../validate-settings';
import { refreshSettings } from './refresh-settings';
import { verifyContactAddress } from './verify-contact-address';

/**
 * A check by a domain that settings must not import. Returns faults of the proposed settings by
 * key.
 */
export type SettingsCheck = (
  proposed: ProposedSettings,
) => Promise<Partial<Record<SettingKey, Message>>>;

/**
 * Changes settings of one group, for everybody at once (decision 0112). Throws `invalid` with
 * faults by key, also for a wrong password or code, and `conflict` if the group was changed since
 * `version`, with who did it, when, and the current values.
 */
export async function changeSettings(
  viewer: Viewer,
  group: SettingGroup,
  { version, values: rawValues, password = '', code }: ChangeInput,
  check?: SettingsCheck,
): Promise<void> {
  if (areSettingsInFile()) throw new AppError('conflict', messageFor('settings.inFile'));
  if (requiresPassword(group)) await requirePassword(viewer, password);
  const values = validateGroupSettings(group, rawValues);
  if (check) rejectErrors(await check((key) => proposedSetting(values, key)));
  const address = values.find(({ key }) => key === 'site.contactEmail')?.value;
  if (typeof address === 'string' && address && address !== getSetting('site.contactEmail'))
    await verifyContactAddress(viewer, address, code);
  await db().$transaction(async (tx) => {
    await lockSettings(tx);
    if ((await versionOf(tx, group)) !== version) await throwVersionConflict(tx, group);
    await storeSettings(tx, values, viewer.userId);
  });
  await refreshSettings();
}

/** Somebody else saved meanwhile; the refusal contains the current values. */
async function throwVersionConflict(tx: Tx, group: SettingGroup): Promise<never> {
  const last = await lastChange(tx, group);
  const since = last.changedAt ? Date.now() - Date.parse(last.changedAt) : 0;
  const minutes = Math.max(0, Math.floor(since / MINUTE_MS));
  const userMessage = last.changedBy
    ? messageFor('settings.conflict', { name: last.changedBy, minutes })
    : messageFor('settings.conflictUnnamed', { minutes });
  throw new AppError('conflict', userMessage, { details: last });
}
