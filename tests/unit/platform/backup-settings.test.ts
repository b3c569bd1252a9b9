import { describe, expect, it } from 'vitest';
import { backupSettings, nightlySettings } from '@/lib/platform/backup/settings';
import { checkSettings, SettingsError } from '@/lib/platform/env';
import { testEnv } from '@/tests/support/test-env';

const envWith = (overrides: Record<string, string>) => ({
  ...testEnv({ databaseUrl: 'postgresql://a@127.0.0.1/b', mediaDir: '/tmp/media' }),
  ...overrides,
});

function faultsOf(overrides: Record<string, string>): string[] {
  try {
    const raw = envWith(overrides) as NodeJS.ProcessEnv; // as: Next's types require NODE_ENV
    checkSettings(raw, [backupSettings, nightlySettings]);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

const PASSPHRASE = { BACKUP_PASSPHRASE: 'a passphrase for tests' };
const FOLDER = { BACKUP_TO: '/mnt/backups' };

describe('the settings of the nightly backup', () => {
  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ ...FOLDER, ...PASSPHRASE }, []],
    [{ ...FOLDER, BACKUP_RECIPIENT: 'age1qqq' }, []],
    [FOLDER, ['BACKUP_PASSPHRASE is missing (or set BACKUP_RECIPIENT, or BACKUP_AT=never)']],
    [{ ...FOLDER, BACKUP_AT: 'never' }, []],
    [
      { ...FOLDER, ...PASSPHRASE, BACKUP_AT: '24:00' },
      ['BACKUP_AT must be a UTC time such as 02:05, or never'],
    ],
    [
      { ...PASSPHRASE, BACKUP_RECIPIENT: 'age1qqq' },
      ['BACKUP_RECIPIENT and BACKUP_PASSPHRASE cannot both be set'],
    ],
  ])('have for %o the faults %j', (overrides, faults) =>
    expect(faultsOf(overrides)).toEqual(faults),
  );
});
