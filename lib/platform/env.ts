import type { z } from 'zod';
import { type Env, envSettings } from './env-schema';
import type { RawSettings, SettingIssue, SettingsPart } from './settings-part';

const settingsByPart = new Map<SettingsPart, unknown>();

/** The site's settings, validated once. Throws `SettingsError` with every fault. */
export const env = (): Env => settingsOf(envSettings);

/**
 * The settings of one part, validated once. Only this file reads process.env, apart from the
 * exceptions in scripts/check-settings.ts. Throws `SettingsError` with every fault.
 */
export function settingsOf<Shape extends z.ZodRawShape>(
  part: SettingsPart<Shape>,
): z.output<z.ZodObject<Shape>> {
  const known = settingsByPart.get(part);
  const settings = known ?? readPart(part, withoutEmpty(process.env));
  settingsByPart.set(part, settings);
  return settings as z.output<z.ZodObject<Shape>>; // the map does not know which settings each part has
}

/**
 * Validates the site's settings and those of `others` without caching them, so that every fault is
 * reported at once at start. `raw` are environment variables; an empty one counts as unset. Throws
 * `SettingsError`.
 */
export function checkSettings(raw: NodeJS.ProcessEnv, others: SettingsPart[] = []): Env {
  const rawSettings = withoutEmpty(raw);
  const faults = [envSettings, ...others].flatMap((part) => findIssues(part, rawSettings));
  if (faults.length > 0) throw new SettingsError(faults);
  const configured = others.filter((part) => isConfiguredIn(part, rawSettings));
  const parts = configured.map((part) => part.schema.parse(rawSettings));
  return Object.assign(envSettings.schema.parse(rawSettings), ...parts);
}

/** Like `checkSettings`, for the environment of this process. */
export const checkProcessSettings = (others: SettingsPart[]): Env =>
  checkSettings(process.env, others);

/** Whether this process has settings for an optional part. */
export const isPartConfigured = (part: SettingsPart): boolean =>
  isConfiguredIn(part, withoutEmpty(process.env));

const isConfiguredIn = ({ usedWith }: SettingsPart, rawSettings: RawSettings) =>
  !usedWith || usedWith.some((name) => rawSettings[name] !== undefined);

const withoutEmpty = (raw: NodeJS.ProcessEnv): RawSettings =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));

function readPart(part: SettingsPart, rawSettings: RawSettings): unknown {
  const faults = isConfiguredIn(part, rawSettings)
    ? findIssues(part, rawSettings)
    : missingSettings(part);
  if (faults.length > 0) throw new SettingsError(faults);
  return part.schema.parse(rawSettings);
}

/** A part was used although none of its settings are set; callers should check `isPartConfigured` first. */
const missingSettings = ({ usedWith = [] }: SettingsPart) =>
  usedWith.map((name) => `${name} is missing`);

function findIssues(part: SettingsPart, rawSettings: RawSettings): string[] {
  const { schema, faultsBetween } = part;
  const issues = isConfiguredIn(part, rawSettings)
    ? (schema.safeParse(rawSettings).error?.issues ?? [])
    : [];
  const schemaIssues = issues.map(({ path, message }): SettingIssue => {
    const name = String(path[0]);
    return { name, message: rawSettings[name] === undefined ? 'is missing' : message };
  });
  return [...schemaIssues, ...faultsBetween(rawSettings)].map(
    ({ name, message }) => `${name} ${message}`,
  );
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
