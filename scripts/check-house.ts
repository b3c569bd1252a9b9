/**
 * Checks the layers of lib, its "rooms" and "floors" (docs/architecture.md). Refuses imports that run upward and
 * cycles, even if only types are imported, and files in app/ that are not routes. Prints the rooms by floor.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findStrayAppFiles, measureHouse } from './checks/house';

const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const FOLDERS = 'app components lab lib middleware.ts prisma sandbox scripts server tests'.split(
  ' ',
);
const MAX_BYTES = 128 * 1024 * 1024;

const reportSchema = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

const { modules, summary } = cruise();
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
const files = modules.map(({ source }) => source).filter((file) => file.startsWith('lib/'));
const { floors, faults } = measureHouse(files, imports);
const appFiles = globSync('app/**/*.*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.relative('.', path.join(parentPath, name)))
  .map((file) => file.replaceAll('\\', '/'));

for (const [room, floor] of [...floors].sort((a, b) => a[1] - b[1]))
  console.log(`floor ${floor}  ${room}`);
console.log(`${floors.size} rooms on ${Math.max(...floors.values())} floors`);

const allFaults = [
  ...faults,
  ...findStrayAppFiles(appFiles).map((file) => `${file} belongs in components or lib`),
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
];
for (const fault of allFaults) console.error(fault);
process.exit(allFaults.length > 0 ? 1 : 0);

function cruise() {
  const config = ['--config', '.dependency-cruiser.types.mjs', '--output-type', 'json'];
  const run = [CRUISER, ...config, ...FOLDERS];
  // Its exit code is the number of violations. The output is complete even then.
  const { stdout, stderr } = spawnSync(process.execPath, run, {
    maxBuffer: MAX_BYTES,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`dependency-cruiser failed: ${stderr}`);
  return reportSchema.parse(JSON.parse(stdout));
}
