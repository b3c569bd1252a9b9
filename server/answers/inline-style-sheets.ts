import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashSource } from '@/lib/platform/csp/inline-script-hashes';
import {
  FIRST_SCREEN_END,
  FIRST_SCREEN_END_MARK,
  LATER_SHEET,
} from '@/lib/platform/first-screen-rules';
import { log } from '@/lib/platform/log';
import { firstScreenStyles, type ReadSheet, readSheet } from './first-screen-styles';

const LINK =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w~-][\w.~-]*\.css)" data-precedence="next"\/>/g;
/** The folder of the style sheets of the release that this process serves. */
const CHUNKS = path.join('.next', 'static', 'chunks');
/** How a style sheet refers to files in the folder beside its own. */
const BESIDE = 'url(../';
/** This text would end the element. */
const END = '</style';

/** The text of a style sheet, the source that allows it in the page's policy, and its parts if it could be read. */
type Sheet = { text: string; source: string; parts: ReadSheet | undefined };
export type PageWithInlineStyles = { html: string; sources: string[] };

/** Style sheets that have been read, by file. Their names contain a hash of their content, and a release has few. */
const loadedSheets = new Map<string, Promise<Sheet | undefined>>();

/**
 * Puts the style sheets of a page that React rendered into the page, so that a browser can paint it without requesting
 * them (decision 0086). Of a page with one style sheet that marks the end of its first screen, only the styles of that
 * screen; the mark becomes a link to the whole style sheet. Also returns the sources that its policy needs for them. The
 * links in the head stay but are disabled, because React would load the style sheets again if it did not find them. A
 * style sheet that cannot be read stays a link.
 * @param chunks the folder of the style sheets
 */
export async function inlineStyleSheets(
  html: string,
  chunks = CHUNKS,
): Promise<PageWithInlineStyles> {
  const links = [...html.matchAll(LINK)];
  const sheets = new Map<string, Sheet>();
  for (const [link, name = ''] of links) {
    const sheet = await loadSheet(path.join(chunks, name));
    if (sheet) sheets.set(link, sheet);
  }
  const [only] = sheets;
  if (only?.[1].parts && links.length === 1 && html.includes(FIRST_SCREEN_END_MARK))
    return inlineFirstScreen(html, only[0], only[1].parts);
  const htmlWithStyles = html.replace(LINK, (link) => {
    const sheet = sheets.get(link);
    return sheet ? styleElement(sheet.text) + withAttributes(link, 'disabled=""') : link;
  });
  return { html: htmlWithStyles, sources: [...sheets.values()].map(({ source }) => source) };
}

function inlineFirstScreen(html: string, link: string, sheet: ReadSheet): PageWithInlineStyles {
  const [beginning = ''] = html.split(FIRST_SCREEN_END_MARK, 1);
  const styles = firstScreenStyles(beginning, sheet);
  const [, file = ''] = /href="([^"]+)"/.exec(link) ?? [];
  const laterLink = withAttributes(link, `disabled="" ${LATER_SHEET}=""`);
  return {
    html: html
      .replace(link, () => styleElement(styles) + laterLink)
      .replace(
        FIRST_SCREEN_END_MARK,
        `<link rel="stylesheet" href="${file}" ${FIRST_SCREEN_END}=""/>`,
      ),
    sources: [hashSource(styles)],
  };
}

const styleElement = (css: string) => `<style>${css}</style>`;
const withAttributes = (link: string, more: string) => link.replace('/>', ` ${more}/>`);

function loadSheet(file: string): Promise<Sheet | undefined> {
  const known = loadedSheets.get(file);
  if (known) return known;
  const reading = readFile(file, 'utf8').then(toSheet, () => {
    loadedSheets.delete(file); // it may be readable the next time
    return undefined;
  });
  loadedSheets.set(file, reading);
  return reading;
}

function toSheet(css: string): Sheet | undefined {
  const text = css.replaceAll(BESIDE, 'url(/_next/static/');
  if (text.includes(END)) return;
  return { text, source: hashSource(text), parts: partsOf(text) };
}

function partsOf(text: string): ReadSheet | undefined {
  try {
    return readSheet(text);
  } catch (err) {
    log.warn(
      { err },
      'pages contain all styles, since those of the first screen cannot be selected',
    );
    return undefined;
  }
}
