import { factsOf, type Language } from '@/lib/platform/language/languages';
import { SITE_NAME } from '@/lib/platform/site-name';

export type MailContent = {
  heading: string;
  /** The first name of the person who gets it; null where we may not use it, or know none. */
  name?: string | null;
  /** What somebody wrote: it stands before the sentences. */
  quote?: string;
  /** Plain sentences; a line break inside one stays a line break. */
  paragraphs: string[];
  /** A one-time code. It stands first, and large, so that the list of mails and a phone's notice show it. */
  code?: string;
  button?: Link;
  /** What one may do next, below the button. */
  steps?: Step[];
  /** The small print, at the end: what was paid, why the mail was sent. */
  notes?: string[];
};

type Link = { label: string; url: string };
type Step = { text: string; link?: Link };

/** What the layout adds in the language of the mail. */
type Words = { greeting: string[]; next: string; signature: string };

// Colours of app/tokens.css in hex: mail programs do not support oklch or variables.
const PAPER = '#faf8f2';
const CARD = '#fffefb';
const EDGE = '#ded9cc';
const INK = '#18241e';
const SOFT = '#46524b';
const ACT = '#1c4c36';
const ON_ACT = '#fdfbf5';

const DARK = [
  'body,.paper{background:#101a15!important}',
  '.card{background:#17211c!important;border-color:#36433c!important}',
  '.ink{color:#eae6dc!important}',
  '.soft{color:#bdbbb1!important}',
  '.link{color:#9fd3b5!important}',
  '.act{background:#9fd3b5!important;color:#0c1f16!important}',
].join('');

// Fonts that are there: mail programs load none.
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = 'Arial,Helvetica,sans-serif';
const MONO = "'Courier New',Courier,monospace";

/** Letters of these are never slanted. */
const UPRIGHT: readonly Language[] = ['ar', 'he', 'hi', 'zh'];

/** A longer text begins at the start of its lines: in the middle it is hard to read. */
const LONG = 280;

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"';

/**
 * A mail as HTML: a card of at most 560 px on paper, laid out by tables, which every mail program understands.
 * Escapes every value; has no pictures, tracking links or scripts.
 */
export function mailHtml(content: MailContent & Words, language: Language): string {
  const { heading, code } = content;
  const { tag, direction } = factsOf(language);
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(heading)}</title>`,
    `<style>@media (prefers-color-scheme:dark){${DARK}}</style></head>`,
    `<body style="margin:0;background:${PAPER}">`,
    // Again: mail programs leave out the document around it.
    `<div class="page" lang="${tag}" dir="${direction}" style="color:${INK}">`,
    code
      ? `<span style="display:none;max-height:0;overflow:hidden">${escapeHtml(code)} </span>`
      : '',
    `<table ${TABLE} width="100%" class="paper" style="background:${PAPER}"><tr>`,
    '<td align="center" style="padding:28px 12px 40px">',
    `<table ${TABLE} style="width:100%;max-width:560px;table-layout:fixed">`,
    row('ink', `padding:0 0 22px;font:400 22px/28px ${SERIF};color:${INK}`, SITE_NAME),
    `<tr><td class="card" style="background:${CARD};border:1px solid ${EDGE};border-radius:14px">`,
    `<table ${TABLE} width="100%" style="table-layout:fixed">${cardRows(content, language)}</table></td></tr>`,
    row(
      'soft',
      `padding:26px 16px 0;font:${slant(language)} 400 15px/22px ${SERIF};color:${SOFT}`,
      escapeHtml(content.signature),
    ),
    '</table></td></tr></table></div></body></html>',
  ].join('');
}

function cardRows(content: MailContent & Words, language: Language): string {
  const { heading, greeting, quote, paragraphs, code, button, steps = [], notes = [] } = content;
  return [
    row(
      'ink',
      'padding:28px 28px 0',
      `<h1 class="ink" style="margin:0;font:400 30px/36px ${SERIF};color:${INK}">${escapeHtml(heading)}</h1>`,
    ),
    code ? codeRow(code) : '',
    ...greeting.map((text) => textRow(text)),
    quote ? textRow(quote, `${slant(language)} 400 20px/30px`) : '',
    ...paragraphs.map((text) => textRow(text)),
    button ? buttonRow(button) : '',
    steps.length > 0 ? stepsRow(steps, content.next) : '',
    ...notes.map((text) =>
      row('soft', `padding:16px 32px 0;font:400 16px/24px ${SANS};color:${SOFT}`, escapeHtml(text)),
    ),
    row('', 'padding:30px 0 0;font-size:0;line-height:0', ''),
  ].join('');
}

const row = (look: string, style: string, inner: string) =>
  `<tr><td align="center" class="${look}" style="overflow-wrap:anywhere;${style}">${inner}</td></tr>`;

function textRow(text: string, font = '400 18px/28px') {
  const align = text.length > LONG || text.includes('\n') ? 'text-align:start;' : '';
  return row(
    'ink',
    `padding:14px 32px 0;${align}font:${font} ${SERIF};color:${INK}`,
    escapeHtml(text),
  );
}

const slant = (language: Language) => (UPRIGHT.includes(language) ? 'normal' : 'italic');

/** Six digits in two groups, without a space between them that one would copy, too. */
function codeRow(code: string): string {
  const digits = /^(\d{3})(\d{3})$/.exec(code);
  const shown = digits
    ? `${digits[1]}<span style="padding-left:12px">${digits[2]}</span>`
    : escapeHtml(code);
  return row(
    'ink code',
    `padding:14px 16px 0;font:700 42px/52px ${MONO};letter-spacing:4px;color:${INK}`,
    `<span dir="ltr">${shown}</span>`,
  );
}

function stepsRow(steps: Step[], heading: string): string {
  const items = steps.map(
    ({ text, link }) =>
      `<li style="margin:0 0 12px">${escapeHtml(text)}${link ? linkHtml(link) : ''}</li>`,
  );
  return row(
    'ink',
    `padding:28px 32px 0;text-align:start;font:400 18px/28px ${SERIF};color:${INK}`,
    `<h2 class="ink" style="margin:0 0 12px;font:400 22px/28px ${SERIF};color:${INK}">${escapeHtml(heading)}</h2>` +
      `<ul style="margin:0;padding:0;padding-inline-start:20px">${items.join('')}</ul>`,
  );
}

/** A link on a line of its own; empty unless the address is http or https. */
const linkHtml = ({ label, url }: Link) =>
  isWebAddress(url)
    ? `<br><a class="link" href="${escapeHtml(url)}" style="color:${ACT}">${escapeHtml(label)}</a>`
    : '';

/** A button with a link; empty unless the address is http or https. */
function buttonRow({ label, url }: Link): string {
  if (!isWebAddress(url)) return '';
  const style = `display:inline-block;padding:15px 30px;border-radius:28px;background:${ACT};color:${ON_ACT};font:700 18px/24px ${SANS};text-decoration:none`;
  const link = `<a class="act" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
  return row('', 'padding:26px 28px 6px', link);
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
