import type { z } from 'zod';
import { type Env, siteSettings } from './env-schema';
import type { Fault, Given, SettingsPart } from './settings-part';

const checked = new Map<SettingsPart, unknown>();

/** The site's settings, validated once. Throws `SettingsError` with every fault. */
export const env = (): Env => settingsOf(siteSettings);

/**
 * The settings of one part, validated once. Only this file reads process.env, apart from the
 * exceptions in scripts/check-settings.ts. Throws `SettingsError` with every fault.
 */
export function settingsOf<Shape extends z.ZodRawShape>(
  part: SettingsPart<Shape>,
): z.output<z.ZodObject<Shape>> {
  const known = checked.get(part);
  const settings = known ?? readPart(part, givenIn(process.env));
  checked.set(part, settings);
  return settings as z.output<z.ZodObject<Shape>>; // the map does not know which settings each part has
}

/**
 * Validates the site's settings and those of `others` without caching them, so that every fault is
 * reported at once at start. `raw` are environment variables; an empty one counts as unset. Throws
 * `SettingsError`.
 */
export function checkSettings(raw: NodeJS.ProcessEnv, others: SettingsPart[] = []): Env {
  const given = givenIn(raw);
  const faults = [siteSettings, ...others].flatMap((part) => faultsOf(part, given));
  if (faults.length > 0) throw new SettingsError(faults);
  const used = others.filter((part) => isUsedWith(part, given));
  const parts = used.map((part) => part.schema.parse(given));
  return Object.assign(siteSettings.schema.parse(given), ...parts);
}

/** As `checkSettings`, for the environment of this process. */
export const checkOwnSettings = (others: SettingsPart[]): Env => checkSettings(process.env, others);

/** Whether this process has settings for an optional part. */
export const isUsed = (part: SettingsPart): boolean => isUsedWith(part, givenIn(process.env));

const isUsedWith = ({ usedWith }: SettingsPart, given: Given) =>
  !usedWith || usedWith.some((name) => given[name] !== undefined);

const givenIn = (raw: NodeJS.ProcessEnv): Given =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));

function readPart(part: SettingsPart, given: Given): unknown {
  const faults = isUsedWith(part, given) ? faultsOf(part, given) : missing(part);
  if (faults.length > 0) throw new SettingsError(faults);
  return part.schema.parse(given);
}

/** A part was used although none of its settings are set; callers should check `isUsed` first. */
const missing = ({ usedWith = [] }: SettingsPart) => usedWith.map((name) => `${name} is missing`);

function faultsOf(part: SettingsPart, given: Given): string[] {
  const { schema, faultsBetween } = part;
  const issues = isUsedWith(part, given) ? (schema.safeParse(given).error?.issues ?? []) : [];
  const single = issues.map(({ path, message }): Fault => {
    const name = String(path[0]);
    return { name, message: given[name] === undefined ? 'is missing' : message };
  });
  return [...single, ...faultsBetween(given)].map(({ name, message }) => `${name} ${message}`);
}

/** Settings with which the product cannot start; `faults` has one sentence for each. */
export class SettingsError extends Error {
  constructor(readonly faults: string[]) {
    super(
      `These settings stop Perennial from starting:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.name = 'SettingsError';
  }
}
