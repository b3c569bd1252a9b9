import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import type { SettingValues } from '@/lib/platform/site-settings/snapshot';
import { validateSettings } from './validate-settings';

/** Far more than any hand-written file has. */
const MAX_FILE_BYTES = 1_000_000;

const fileSchema = z.record(z.string(), z.json());

/**
 * Parses settings as `npm run settings -- export` writes them. Throws `invalid` for anything else.
 */
export function parseSettingsFile(text: string): Record<string, unknown> {
  try {
    if (text.length > MAX_FILE_BYTES) throw new Error('too long');
    return fileSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError('invalid', messageFor('settings.faults.file'), { cause });
  }
}

/**
 * The settings in the file PERENNIAL_SETTINGS. Throws `invalid` with faults by key, and errors of
 * reading the file.
 */
export async function readSettingsFile(): Promise<SettingValues> {
  const parsed = parseSettingsFile(await readFile(env().PERENNIAL_SETTINGS ?? '', 'utf8'));
  return Object.fromEntries(validateSettings(parsed).map(({ key, value }) => [key, value]));
}
