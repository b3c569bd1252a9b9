import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const ranges = z.record(z.string(), z.string()).default({});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dependencies: ranges,
      optionalDependencies: ranges,
    }),
  ),
});
const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Returns whether Node would find `name` from the package installed in `folder`. */
function isLocked(name: string, folder: string): boolean {
  const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
  if (candidate in packages) return true;
  if (folder === '') return false;
  return isLocked(name, folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)));
}

it('package-lock.json contains every required package, including those of other platforms', () => {
  const missing = Object.entries(packages).flatMap(([folder, needs]) =>
    Object.keys({ ...needs.dependencies, ...needs.optionalDependencies })
      .filter((name) => !isLocked(name, folder))
      .map((name) => `${name} (${folder || 'package.json'})`),
  );
  expect(missing).toEqual([]);
});

it('package-lock.json has a hash for every package and names no host', () => {
  const installed = Object.entries(packages).filter(([folder]) => folder !== '');
  expect(installed.filter(([, each]) => !each.integrity).map(([folder]) => folder)).toEqual([]);
  expect(installed.filter(([, each]) => each.resolved).map(([folder]) => folder)).toEqual([]);
});
