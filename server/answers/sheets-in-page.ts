import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashSource } from '@/lib/platform/csp/inline-script-hashes';

const LINK =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w~-][\w.~-]*\.css)" data-precedence="next"\/>/g;
/** Where the release that this process serves has them. */
const CHUNKS = path.join('.next', 'static', 'chunks');
/** From a sheet's own folder to the one beside it, which the sheet names from where it is. */
const BESIDE = 'url(../';
/** What would end the element that holds the text. */
const END = '</style';

/** What a page holds in place of a link, and the source that allows it in its policy. */
type Sheet = { text: string; source: string };
export type PageWithSheets = { html: string; sources: string[] };

/** By their files, which are named by their content: as many as a release has. */
const read = new Map<string, Promise<Sheet | undefined>>();

/**
 * Returns a page that React rendered with its style sheets in its head, so that a visitor's browser paints it without
 * asking for them (decision 0091), and the sources that its policy needs for these. The links stay, turned off: React
 * finds there the sheets that it would load otherwise. A sheet that cannot be read stays a link.
 * @param chunks the folder of the sheets
 */
export async function withSheetsInPage(html: string, chunks = CHUNKS): Promise<PageWithSheets> {
  const sheets = new Map<string, Sheet>();
  for (const [link, name = ''] of html.matchAll(LINK)) {
    const sheet = await sheetOf(path.join(chunks, name));
    if (sheet) sheets.set(link, sheet);
  }
  const within = html.replace(LINK, (link) => {
    const sheet = sheets.get(link);
    return sheet ? `<style>${sheet.text}</style>${link.replace('/>', ' disabled=""/>')}` : link;
  });
  return { html: within, sources: [...sheets.values()].map(({ source }) => source) };
}

function sheetOf(file: string): Promise<Sheet | undefined> {
  const known = read.get(file);
  if (known) return known;
  const reading = readFile(file, 'utf8').then(asSheet, () => {
    read.delete(file); // it may be readable the next time
    return undefined;
  });
  read.set(file, reading);
  return reading;
}

function asSheet(written: string): Sheet | undefined {
  const text = written.replaceAll(BESIDE, 'url(/_next/static/');
  if (text.includes(END)) return;
  return { text, source: hashSource(text) };
}
