import { type Env, envSchema } from './env-schema';

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
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return given[name] === undefined && issue.code === 'invalid_type'
        ? `${name} is missing`
        : `${name} ${issue.message}`;
    }),
  );
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
