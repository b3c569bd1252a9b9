// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

/**
 * Prints the help, or installs packages and runs a TypeScript program on the pinned Node. Sets the exit code.
 * @param {{ help: string, program: string, needs: 'run' | 'test' }} options
 */
export async function runProgram({ help, program, needs }) {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    process.stdout.write(help);
    return;
  }
  // All paths below are relative to the repository's root.
  process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
  const installed = await ensureInstalled(needs);
  process.exitCode = installed ? await runOnPinnedNode(program, process.argv.slice(2)) : 1;
}
