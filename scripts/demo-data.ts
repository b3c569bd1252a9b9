/** Loads the demo memorials and accounts into the configured database and storage. */
import { loadDemoData } from '@/prisma/demo/load';

const HELP = `node --import tsx scripts/demo-data.ts: adds the demo accounts and memorials.

Needs the same settings as the site. Existing accounts and memorials are not changed. \`npm start\` runs this once.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else {
  await loadDemoData((name) => process.stdout.write(`${name}\n`));
  process.exit(0); // otherwise the database pool would keep the process alive until its idle timeout
}
