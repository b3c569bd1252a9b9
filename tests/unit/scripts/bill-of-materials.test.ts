import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import packageJson from '@/package.json' with { type: 'json' };
import { type BillOfMaterials, billOfMaterials } from '@/scripts/releases/bill-of-materials';

type Locked = { version: string; dev?: boolean; name?: string };
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
/** The packages in the lock file, as `name@version`. */
const lockedPackages = (isDevelopment: boolean) =>
  new Set(
    Object.entries(packages)
      .filter(([folder, { dev = false }]) => folder !== '' && dev === isDevelopment)
      .map(
        ([folder, { name, version }]) =>
          `${name ?? folder.split('node_modules/').at(-1)}@${version}`,
      ),
  );

let bill: BillOfMaterials;
let listedPackages: Set<string>;

beforeAll(async () => {
  bill = await billOfMaterials();
  listedPackages = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
}, 60_000);

describe('npm run sbom', () => {
  it('lists exactly the packages that a live site may have, including those of other platforms', () => {
    expect(lockedPackages(false).size).toBeGreaterThan(400);
    expect([...listedPackages].sort()).toEqual([...lockedPackages(false)].sort());
  });

  it('lists the direct dependencies, and nothing that only development needs', () => {
    const direct = { ...packageJson.dependencies, ...packageJson.optionalDependencies };
    for (const [name, version] of Object.entries(direct))
      expect(listedPackages).toContain(`${name}@${version}`);
    const wronglyListed = [...lockedPackages(true)].filter(
      (each) => listedPackages.has(each) && !lockedPackages(false).has(each),
    );
    expect(wronglyListed).toEqual([]);
  });

  it('is a CycloneDX document about this product with hashes and licences, and names no host', () => {
    const { name, version } = packageJson;
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name, version, type: 'application' } },
    });
    for (const component of bill.components)
      expect(component, component.name).toHaveProperty('hashes');
    const text = JSON.stringify(bill).replaceAll('http://cyclonedx.org/', '');
    expect(text).not.toMatch(/\bhttps?:\/\//);
  });
});
