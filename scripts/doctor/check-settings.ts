import { providerSettings } from '@/lib/payments/providers/registry';
import { backupSettings, nightlySettings } from '@/lib/platform/backup/settings';
import { checkSettings, SettingsError } from '@/lib/platform/env';
import { newSecrets } from '../start/plan-settings';
import type { Finding } from './finding';

/** How to generate secrets. */
const RECIPES: Record<string, string> = {
  NEXTAUTH_SECRET: 'openssl rand -base64 32',
  FIELD_ENCRYPTION_KEYS: 'echo k1:$(openssl rand -base64 32)',
  BACKUP_PASSPHRASE: 'openssl rand -base64 24',
  METRICS_TOKEN: 'openssl rand -hex 24',
};

/**
 * Checks the settings like a start. Every fault names its setting. For a missing secret that can be generated, it shows
 * the command. Never shows a value.
 */
export function checkGiven(raw: NodeJS.ProcessEnv): Finding[] {
  const findings = faultsOf(raw).map((message): Finding => {
    const [name = ''] = message.split(' ');
    const recipe = RECIPES[name];
    const how = recipe ? `. Make one: ${recipe}` : '';
    return { about: 'settings', level: 'fault', message: `${message}${how}` };
  });
  if (!raw.BACKUP_TO)
    findings.push({
      about: 'settings',
      level: 'warning',
      message: `BACKUP_TO is missing: nothing says where backups go. They are encrypted with BACKUP_PASSPHRASE, made by: ${RECIPES.BACKUP_PASSPHRASE}`,
    });
  return findings.length > 0 ? findings : [{ about: 'settings', level: 'ok', message: 'complete' }];
}

function faultsOf(raw: NodeJS.ProcessEnv): string[] {
  try {
    checkSettings(withPassphrase(raw), [backupSettings, nightlySettings, ...providerSettings()]);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

/** `npm start` generates and stores a passphrase if none is stored yet; scripts do not. */
function withPassphrase(raw: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isGiven = raw.BACKUP_PASSPHRASE || raw.BACKUP_RECIPIENT;
  if (raw.PERENNIAL_EMBEDDED === 'never' || isGiven) return raw;
  return { ...raw, BACKUP_PASSPHRASE: newSecrets().BACKUP_PASSPHRASE };
}
