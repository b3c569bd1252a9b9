import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

export type StartOptions = {
  demo: boolean;
  buildOnly: boolean;
  envFile: boolean;
  /** Serves the sources with `next dev` instead of a build. */
  dev: boolean;
};

/** Reads the command line of `npm start`. Throws for an unknown option. */
export function readStartOptions(args: string[]): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      'no-demo': { type: 'boolean', default: false },
      'build-only': { type: 'boolean', default: false },
      'no-env-file': { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
    },
  });
  return {
    demo: !values['no-demo'],
    buildOnly: values['build-only'],
    envFile: !values['no-env-file'],
    dev: values.dev,
  };
}

/** Returns the environment with the settings of .env; the environment wins. */
export function readEnvironment(envFile = true): NodeJS.ProcessEnv {
  if (envFile && existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
