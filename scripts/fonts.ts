/** Subsets the serif, the sans and the font of Arabic names into components/layout/fonts. The files are committed. */
import { writeFile } from 'node:fs/promises';
import { cutFont } from './fonts/cut-font';
import { FONT_CUTS, FONT_FOLDER } from './fonts/font-cuts';

const HELP = `npm run fonts: cuts ${FONT_FOLDER}/*.woff2 from the packages of Source Serif 4, Source Sans 3 and
Amiri. Needed only when a package or a subset changes (docs/decisions/0050).
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else {
  for (const cut of FONT_CUTS) {
    const font = await cutFont(cut);
    await writeFile(`${FONT_FOLDER}/${cut.name}.woff2`, font);
    console.log(`${cut.name}.woff2: ${font.length} bytes`);
  }
}
