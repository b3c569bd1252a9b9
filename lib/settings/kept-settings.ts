import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import type { SettingValues } from '@/lib/platform/site-settings/snapshot';
import { proposedOfAll } from './proposed-values';

/** Nobody writes as much by hand. */
const MOST_BYTES = 1_000_000;

const fileSchema = z.record(z.string(), z.json());

/** Reads settings as `npm run settings -- export` writes them. Throws `invalid` for what is none. */
export function settingsIn(text: string): Record<string, unknown> {
  try {
    if (text.length > MOST_BYTES) throw new Error('too long');
    return fileSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError('invalid', said('settings.faults.file'), { cause });
  }
}

/**
 * Returns the settings of the file that PERENNIAL_SETTINGS names. Throws `invalid` with what is wrong by key, and what reading a file
 * throws.
 */
export async function readSettingsFile(): Promise<SettingValues> {
  const given = settingsIn(await readFile(env().PERENNIAL_SETTINGS ?? '', 'utf8'));
  return Object.fromEntries(proposedOfAll(given).map(({ key, value }) => [key, value]));
}
