/** Subsets the serif, the sans and the font of Arabic names into components/layout/fonts. The files are committed. */
import { writeFile } from 'node:fs/promises';
import { FONT_FOLDER, FONT_SUBSETS } from './fonts/font-subsets';
import { makeFontSubset } from './fonts/make-font-subset';

const HELP = `npm run fonts: cuts ${FONT_FOLDER}/*.woff2 from the packages of Source Serif 4, Source Sans 3 and
Amiri. Needed only when a package or a subset changes (docs/decisions/0050).
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else {
  for (const subset of FONT_SUBSETS) {
    const font = await makeFontSubset(subset);
    await writeFile(`${FONT_FOLDER}/${subset.name}.woff2`, font);
    console.log(`${subset.name}.woff2: ${font.length} bytes`);
  }
}
