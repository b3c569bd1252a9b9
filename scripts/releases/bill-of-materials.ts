import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const MAX_BYTES = 64 * 1024 * 1024;

const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string(), version: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
});

/** The list of all packages of a release, as CycloneDX. */
export type BillOfMaterials = z.output<typeof bill>;

const packageSchema = z.looseObject({ name: z.string(), devDependencies: z.unknown() });
const lock = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })),
});

/**
 * Lists the packages that a production installation may have, on any platform, with `npm sbom`. Throws if npm fails.
 * `npm sbom --omit dev` would also omit packages that any package lists as a development dependency, such as
 * `@opentelemetry/api`, so npm gets copies of package.json and package-lock.json without development packages.
 */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  const { devDependencies: _, ...productPackage } = packageSchema.parse(
    await readJson('package.json'),
  );
  const { packages, ...rest } = lock.parse(await readJson('package-lock.json'));
  const keptPackages = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => !dev));
  const { devDependencies: __, ...root } = keptPackages[''] ?? {};
  const outerFolder = await mkdtemp(path.join(tmpdir(), 'sbom-'));
  const folder = path.join(outerFolder, productPackage.name); // npm names the product after its folder
  try {
    await mkdir(folder);
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(productPackage));
    const lockFile = { ...rest, packages: { ...keptPackages, '': root } };
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lockFile));
    return bill.parse(JSON.parse(await runNpm(folder)));
  } finally {
    await rm(outerFolder, { recursive: true, force: true });
  }
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

async function runNpm(folder: string): Promise<string> {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  ];
  const npm = process.env.npm_execpath;
  const [program, npmArgs] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { stdout } = await promisify(execFile)(program, [...npmArgs, ...args], {
    cwd: folder,
    maxBuffer: MAX_BYTES,
  });
  return stdout;
}
