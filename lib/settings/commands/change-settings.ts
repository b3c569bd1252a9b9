import { requirePassword } from '@/lib/accounts/commands/require-password';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { MINUTE_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { type Said, said } from '@/lib/platform/language/said';
import { lockSettings } from '@/lib/platform/site-settings/record-change';
import type { SettingKey } from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { isKeptInFile } from '@/lib/platform/site-settings/settings-file';
import { siteSetting } from '@/lib/platform/site-settings/site-setting';
import type { ProposedSettings } from '../group-checks';
import { proposed, proposedValues, refuse } from '../proposed-values';
import { lastChange } from '../queries/last-change';
import { asksPassword } from '../rules';
import type { ChangeInput } from '../schema';
import { storeSettings, versionOf } from '../store-settings';
import { proveContactAddress } from './prove-contact-address';
import { refreshSettings } from './refresh-settings';

/**
 * A check by a domain that settings must not import. Returns faults of the proposed settings by
 * key.
 */
export type SettingsCheck = (
  proposed: ProposedSettings,
) => Promise<Partial<Record<SettingKey, Said>>>;

/**
 * Changes settings of one group, for everybody at once (decision 0112). Throws `invalid` with
 * faults by key, also for a wrong password or code, and `conflict` if the group was changed since
 * `version`, with who did it, when, and the current values.
 */
export async function changeSettings(
  viewer: Viewer,
  group: SettingGroup,
  { version, values: given, password = '', code }: ChangeInput,
  check?: SettingsCheck,
): Promise<void> {
  if (isKeptInFile()) throw new AppError('conflict', said('settings.inFile'));
  if (asksPassword(group)) await requirePassword(viewer, password);
  const values = proposedValues(group, given);
  if (check) refuse(await check((key) => proposed(values, key)));
  const address = values.find(({ key }) => key === 'site.contactEmail')?.value;
  if (typeof address === 'string' && address && address !== siteSetting('site.contactEmail'))
    await proveContactAddress(viewer, address, code);
  await db().$transaction(async (tx) => {
    await lockSettings(tx);
    if ((await versionOf(tx, group)) !== version) await refuseEarlier(tx, group);
    await storeSettings(tx, values, viewer.userId);
  });
  await refreshSettings();
}

/** Somebody else saved meanwhile; the refusal contains the current values. */
async function refuseEarlier(tx: Tx, group: SettingGroup): Promise<never> {
  const last = await lastChange(tx, group);
  const since = last.changedAt ? Date.now() - Date.parse(last.changedAt) : 0;
  const minutes = Math.max(0, Math.floor(since / MINUTE_MS));
  const message = last.changedBy
    ? said('settings.conflict', { name: last.changedBy, minutes })
    : said('settings.conflictUnnamed', { minutes });
  throw new AppError('conflict', message, { details: last });
}
