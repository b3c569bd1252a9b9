import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { log } from '@/lib/platform/log';
import type { SettingValues } from '@/lib/platform/site-settings/snapshot';
import { lockNamedAssets, namesAssets } from './lock-named-assets';
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
 * Checks the file that PERENNIAL_SETTINGS names as a change on a page is checked: also whether the pictures that it names are kept, of
 * their kind and size, for which the database must answer. Throws as `readSettingsFile`, and `conflict` for such a picture.
 */
export async function checkSettingsFile(): Promise<void> {
  const kept = await readSettingsFile();
  const values = Object.entries(kept).map(([key, value]) => ({ key, value }));
  if (!namesAssets(values)) return;
  try {
    await db().$transaction((tx) => lockNamedAssets(tx, values));
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ err: error }, 'the pictures of the settings file could not be looked for yet');
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
