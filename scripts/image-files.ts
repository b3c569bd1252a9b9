/** Creates the folder from which the Dockerfile makes the image. */
import { copyForImage } from './releases/copy-for-image';
import { servedRelease } from './releases/history';

const HELP = `npm run image-files -- FOLDER: copies the files that a server of the newest release needs into an empty
folder, with Node as bin/node: in there, \`bin/node dist/migrate.mjs\` migrates and \`bin/node dist/main.mjs\` serves. Needs a
release (npm start -- --build-only).
`;
const MEGABYTE = 1024 * 1024;
/** The whole image is only a little larger (docs/operations/containers.md). */
const MAX_MEGABYTES = 300;

const [folder] = process.argv.slice(2);
if (folder === undefined || folder === '--help') process.stdout.write(HELP);
else await copy(folder);

async function copy(target: string): Promise<void> {
  const megabytes = Math.ceil((await copyForImage(servedRelease(), target)) / MEGABYTE);
  console.log(`${target}: ${megabytes} MB of at most ${MAX_MEGABYTES}`);
  if (megabytes > MAX_MEGABYTES) process.exitCode = 1;
}
