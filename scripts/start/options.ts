import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

export type StartOptions = { demo: boolean; buildOnly: boolean; envFile: boolean };

/** Reads the command line of `npm start`. Throws on a word it does not know. */
export function readOptions(args: string[]): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      'no-demo': { type: 'boolean', default: false },
      'build-only': { type: 'boolean', default: false },
      'no-env-file': { type: 'boolean', default: false },
    },
  });
  return {
    demo: !values['no-demo'],
    buildOnly: values['build-only'],
    envFile: !values['no-env-file'],
  };
}

/** The environment with .env below it: what is really set wins. */
export function readEnvironment(envFile = true): NodeJS.ProcessEnv {
  if (envFile && existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
