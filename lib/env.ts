import { type Env, envSchema, relationFaults } from './env-schema';

let checked: Env | undefined;

/** The settings, checked once. Throws `SettingsError` naming every fault. The only reader of process.env. */
export function env(): Env {
  checked ??= checkSettings(process.env);
  return checked;
}

/** Checks settings without keeping them. Takes raw variables, where empty means unset. */
export function checkSettings(raw: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  const single = result.error?.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return given[name] === undefined ? `${name} is missing` : `${name} ${message}`;
  });
  const between = relationFaults(given).map(({ name, message }) => `${name} ${message}`);
  const faults = [...(single ?? []), ...between];
  if (result.success && faults.length === 0) return result.data;
  throw new SettingsError(faults);
}

/** Settings that the product cannot start with; `faults` has one sentence for each. */
export class SettingsError extends Error {
  constructor(readonly faults: string[]) {
    super(
      `These settings stop Perennial from starting:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.name = 'SettingsError';
  }
}
