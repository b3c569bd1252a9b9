import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { siteName } from '@/lib/platform/site-name';
import { darkRules, mailColours, type Tone, WALLS } from './mail-colours';
import { directionOf, preheaderOf, slantOf } from './text-rules';

export type MailContent = {
  heading: string;
  /** The recipient's first name; null if we may not use it or do not know it. */
  name?: string | null;
  portrait?: MailPortrait | null;
  /** A quotation in any language, shown above the paragraphs. */
  quote?: string;
  /** A sentence that introduces the quotation. */
  quoteIntro?: string;
  /** Plain text; line breaks are kept. */
  paragraphs: string[];
  /**
   * A one-time code. It comes first, in large type, so that lists of mails and notifications show
   * it.
   */
  code?: string;
  button?: Link;
  /** Next steps, below the button. */
  steps?: Step[];
  /** The small print at the end: what was paid, why the mail was sent. */
  notes?: string[];
  /** The last line: a link to unsubscribe from mails like this one. */
  ending?: Link;
};

/** A public picture at an address of ours that is the same for all recipients. */
export type MailPortrait = {
  url: string;
  /** The alternative text; many mail programs load pictures only on request. */
  name: string;
  /** The colour of the wall behind the portrait. */
  tone: Tone;
};

type Link = { label: string; url: string };
type Step = { text: string; link?: Link };
type Direction = 'ltr' | 'rtl';

/** Text that the layout adds in the language of the mail. */
type LayoutTexts = { greeting: string[]; next: string; signature: string };

// Fonts of the device, because mail programs load none.
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = 'Arial,Helvetica,sans-serif';
const MONO = "'Courier New',Courier,monospace";

/**
 * In characters. A longer text is aligned to the start, because it would be hard to read when
 * centred.
 */
const MAX_CENTRED_LENGTH = 280;

/**
 * 4:5, like the arch of a memorial; the picture has twice as many pixels (card/draw-portrait.ts).
 */
const ARCH = { width: 176, height: 220, mat: 6 } as const;

/** For inline styles; `darkRules` has the dark scheme. */
const light = () => mailColours('light');

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"';

/**
 * Renders a mail as HTML: a card of at most 560 px, laid out with tables for all mail programs.
 * Escapes every value. Contains no tracking links or scripts, and no picture but the portrait.
 */
export function mailHtml(content: MailContent & LayoutTexts, language: Language): string {
  const { heading, code, quote, paragraphs, portrait, signature } = content;
  const { tag, direction } = languageInfo(language);
  const preheader = preheaderOf(code ?? quote ?? paragraphs[0] ?? '');
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(heading)}</title>`,
    `<style>@media (prefers-color-scheme:dark){${darkRules(portrait?.tone)}}</style></head>`,
    `<body style="margin:0;background:${light().paper}">`,
    // Repeated here and on the tables, because mail programs remove the document around it.
    `<div class="page" lang="${tag}" dir="${direction}" style="color:${light().ink}">`,
    `<span style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)} </span>`,
    `<table ${TABLE} dir="${direction}" width="100%" class="paper" style="background:${light().paper}"><tr>`,
    '<td align="center" style="padding:28px 12px 40px">',
    `<table ${TABLE} dir="${direction}" style="width:100%;max-width:560px;table-layout:fixed">`,
    row(
      'ink',
      `padding:0 0 22px;font:400 22px/28px ${SERIF};color:${light().ink}`,
      escapeHtml(siteName()),
    ),
    `<tr><td class="card" style="background:${light().card};border:1px solid ${light().edge};border-radius:14px">`,
    `<table ${TABLE} dir="${direction}" width="100%" style="table-layout:fixed">`,
    `${cardRows(content, direction)}</table></td></tr>`,
    row(
      'soft',
      `padding:26px 16px 0;font:${slantOf(signature)} 400 15px/22px ${SERIF};color:${light().soft}`,
      escapeHtml(signature).replaceAll('\n', '<br>'),
    ),
    '</table></td></tr></table></div></body></html>',
  ].join('');
}

function cardRows(content: MailContent & LayoutTexts, direction: Direction): string {
  const { heading, greeting, portrait, quoteIntro, quote, paragraphs, code, button } = content;
  const { steps = [], notes = [], next, ending } = content;
  return [
    portrait && isWebAddress(portrait.url) ? wallRows(portrait) : '',
    row(
      'ink',
      'padding:28px 28px 0',
      `<h1 class="ink" style="margin:0;font:400 30px/36px ${SERIF};color:${light().ink}">${escapeHtml(heading)}</h1>`,
    ),
    code ? codeRow(code) : '',
    ...greeting.map((text) => textRow(text, direction)),
    quoteIntro ? textRow(quoteIntro, direction) : '',
    quote ? textRow(quote, directionOf(quote, direction), `${slantOf(quote)} 400 20px/30px`) : '',
    ...paragraphs.map((text) => textRow(text, direction)),
    button ? buttonRow(button) : '',
    steps.length > 0 ? stepsRow(steps, next, direction) : '',
    ...notes.map((text) =>
      row(
        'soft',
        `padding:16px 32px 0;font:400 16px/24px ${SANS};color:${light().soft}`,
        escapeHtml(text),
      ),
    ),
    ending && isWebAddress(ending.url) ? endingRow(ending) : '',
    row('', 'padding:30px 0 0;font-size:0;line-height:0', ''),
  ].join('');
}

const row = (look: string, style: string, inner: string, place = 'align="center"') =>
  `<tr><td ${place} class="${look}" style="overflow-wrap:anywhere;${style}">${inner}</td></tr>`;

/** Left or right by the direction: Outlook does not support `start` and would centre the text. */
const atStart = (direction: Direction) =>
  `dir="${direction}" align="${direction === 'rtl' ? 'right' : 'left'}"`;

/**
 * Escapes a text. Addresses in it get their own direction, so that they are correct even across a
 * line break.
 */
const textHtml = (text: string) =>
  text
    .split(/(https?:\/\/[!#-;=?-~]*[#-&*+\-/-9=@-~])/) // the characters of an address, without punctuation at its end
    .map((part, at) => (at % 2 ? `<span dir="ltr">${escapeHtml(part)}</span>` : escapeHtml(part)))
    .join('');

function textRow(text: string, direction: Direction, font = '400 18px/28px') {
  const isLong = text.length > MAX_CENTRED_LENGTH || text.includes('\n');
  return row(
    'ink',
    `padding:14px 32px 0;font:${font} ${SERIF};color:${light().ink}`,
    textHtml(text),
    isLong ? atStart(direction) : `dir="${direction}" align="center"`,
  );
}

/**
 * The portrait in an arch on the ledge of its wall; a rectangle if the mail program does not
 * support border-radius.
 */
function wallRows({ url, name, tone }: MailPortrait): string {
  const { width, height, mat } = ARCH;
  const { wall, ledge } = WALLS[tone];
  const picture = [
    `<img class="ink mat" src="${escapeHtml(url)}" alt="${escapeHtml(name)}" width="${width}" height="${height}"`,
    ` style="display:block;margin:0 auto;width:${width}px;height:${height}px;border:${mat}px solid ${light().card};border-bottom:0;`,
    `border-radius:${width / 2 + mat}px ${width / 2 + mat}px 0 0;background:${light().card};`,
    // One word a line and tall lines, so that the arch does not cut off the alternative text.
    `font:400 16px/40px ${SERIF};word-spacing:${width}px;color:${light().ink};text-align:center">`,
  ].join('');
  return [
    row('wall', `padding:30px 0 0;background:${wall};border-radius:13px 13px 0 0`, picture),
    row('ledge', `height:16px;background:${ledge};font-size:0;line-height:0`, '&nbsp;'),
  ].join('');
}

/** Six digits in two groups, separated by padding instead of a space, which people would copy. */
function codeRow(code: string): string {
  const digits = /^(\d{3})(\d{3})$/.exec(code);
  const shown = digits
    ? `${digits[1]}<span style="padding-left:12px">${digits[2]}</span>`
    : escapeHtml(code);
  return row(
    'ink code',
    `padding:14px 16px 0;font:700 42px/52px ${MONO};letter-spacing:4px;color:${light().ink}`,
    `<span dir="ltr">${shown}</span>`,
  );
}

function stepsRow(steps: Step[], heading: string, direction: Direction): string {
  const items = steps.map(
    ({ text, link }) =>
      `<li style="margin:0 0 12px">${textHtml(text)}${link ? linkHtml(link) : ''}</li>`,
  );
  const side = direction === 'rtl' ? 'right' : 'left';
  return row(
    'ink',
    `padding:28px 32px 0;font:400 18px/28px ${SERIF};color:${light().ink}`,
    `<h2 class="ink" style="margin:0 0 12px;font:400 22px/28px ${SERIF};color:${light().ink}">${escapeHtml(heading)}</h2>` +
      `<ul style="margin:0;padding:0;padding-${side}:20px">${items.join('')}</ul>`,
    atStart(direction),
  );
}

const endingRow = ({ label, url }: Link) =>
  row(
    'soft',
    `padding:20px 32px 0;font:400 16px/24px ${SANS};color:${light().soft}`,
    `<a class="soft" href="${escapeHtml(url)}" style="color:${light().soft}">${escapeHtml(label)}</a>`,
  );

/** A link on its own line; '' unless the address is http or https. */
const linkHtml = ({ label, url }: Link) =>
  isWebAddress(url)
    ? `<br><a class="link" href="${escapeHtml(url)}" style="color:${light().act}">${escapeHtml(label)}</a>`
    : '';

/**
 * A link as a button; '' unless the address is http or https. The cell is coloured too, for mail
 * programs without padding on links.
 */
function buttonRow({ label, url }: Link): string {
  if (!isWebAddress(url)) return '';
  const pill = `background:${light().act};border-radius:28px`;
  const style = `display:block;padding:14px 30px;${pill};color:${light().onAct};font:700 18px/24px ${SANS};text-decoration:none`;
  const link = `<a class="act" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
  const cell = `<td class="act" align="center" style="${pill};mso-padding-alt:14px 30px">${link}</td>`;
  return row(
    '',
    'padding:26px 28px 6px',
    `<table ${TABLE} align="center"><tr>${cell}</tr></table>`,
  );
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

const escapeHtml = (text: string) => text.replace(/[&<>"'\n]/g, (sign) => ENTITIES[sign] ?? sign);
