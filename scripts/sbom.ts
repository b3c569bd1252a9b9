/** Writes the list of all packages of a release. */
import { writeFile } from 'node:fs/promises';
import { billOfMaterials } from './releases/bill-of-materials';

const HELP = `npm run sbom [-- FILE]: writes the bill of materials of a release as CycloneDX: every package with its version, licence and hash.
Development packages are not in it. Default: perennial-VERSION.cdx.json
`;

const [file] = process.argv.slice(2);
if (file === '--help') process.stdout.write(HELP);
else await write(file);

async function write(givenPath: string | undefined): Promise<void> {
  const bill = await billOfMaterials();
  const { name, version } = bill.metadata.component;
  const target = givenPath ?? `${name}-${version}.cdx.json`;
  await writeFile(target, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${target}: ${bill.components.length} packages`);
}
