import { factsOf, type Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';
import { wordsIn } from '@/lib/platform/language/words-in';
import { SITE_NAME } from '@/lib/platform/site-name';

/** Renders a mail in our common layout: plain text, and simple HTML that is readable in light and dark. */
export const mailLayout = (
  content: MailContent,
  language: Language,
): { text: string; html: string } => ({
  text: mailText(content, wordsIn(language)),
  html: mailHtml(content, language),
});

type MailContent = {
  heading: string;
  /** The first name of the person who gets it; null where we may not use it, or know none. */
  name?: string | null;
  /** Plain sentences; a line break inside one stays a line break. */
  paragraphs: string[];
  /** A one-time code. It stands first, and large, so that the list of mails and a phone's notice show it. */
  code?: string;
  button?: Link;
  /** What one may do next, below the button. */
  steps?: Step[];
};

type Link = { label: string; url: string };
type Step = { text: string; link?: Link };

/** A mail as plain text, with empty lines between paragraphs. */
function mailText(content: MailContent, say: Say): string {
  const { heading, name, paragraphs, code, button, steps = [] } = content;
  const parts = [heading, ...greeting(name, say), ...paragraphs];
  if (code) parts.unshift(code);
  if (button) parts.push(`${button.label}: ${button.url}`);
  if (steps.length > 0) parts.push(say('mail.next'));
  for (const { text, link } of steps)
    parts.push(link ? `- ${text}\n  ${link.label}: ${link.url}` : `- ${text}`);
  return `${[...parts, `-- \n${signature(say)}`].join('\n\n')}\n`;
}

/** Names may be typed with line breaks by other clients. */
const greeting = (name: string | null | undefined, say: Say): string[] =>
  name?.trim() ? [say('mail.greeting', { name: name.replace(/\s+/g, ' ').trim() })] : [];

const signature = (say: Say) => say('mail.signature', { site: SITE_NAME });

// The colours of app/tokens.css in hex: mail programs do not support oklch or variables.
const PAPER = '#fcfaf6';
const INK = '#17221c';
const EVERGREEN = '#1f533a';
const HAIRLINE = '#dbd9cf';
const SANS = "'Source Sans 3',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif";

const DARK = [
  'body,.page{background:#0e1713!important}',
  '.page,.page h1,.page h2,.page p,.page li{color:#e8e4db!important}',
  '.code{border-color:#2e3a33!important}',
  '.page li a{color:#95cdab!important}',
  '.button{background:#95cdab!important;color:#081a12!important}',
].join('');

/** A mail as HTML. Escapes every value; has no pictures, tracking links or scripts. */
function mailHtml(content: MailContent, language: Language): string {
  const { heading, name, paragraphs, code, button, steps = [] } = content;
  const say = wordsIn(language);
  const { tag, direction } = factsOf(language);
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(heading)}</title>`,
    `<style>@media (prefers-color-scheme:dark){${DARK}}</style></head>`,
    `<body style="margin:0;background:${PAPER}">`,
    // Again: mail programs leave out the document around it.
    `<div class="page" lang="${tag}" dir="${direction}" `,
    `style="margin:0 auto;max-width:560px;padding:32px 20px;background:${PAPER};`,
    `color:${INK};font:18px/1.6 ${SANS}">`,
    code ? codeHtml(code) : '',
    `<h1 style="margin:0 0 16px;font:600 26px/1.3 ${SERIF}">${escapeHtml(heading)}</h1>`,
    ...[...greeting(name, say), ...paragraphs].map(
      (text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`,
    ),
    button ? buttonHtml(button) : '',
    steps.length > 0 ? stepsHtml(steps, say('mail.next')) : '',
    `<p style="margin:32px 0 0;font:italic 16px/1.5 ${SERIF}">`,
    `${escapeHtml(signature(say))}</p></div></body></html>`,
  ].join('');
}

const codeHtml = (code: string) =>
  `<p class="code" style="margin:0 0 16px;padding:12px 16px;border:1px solid ${HAIRLINE};` +
  `border-radius:12px;font:600 32px/1.3 monospace;letter-spacing:.2em">${escapeHtml(code)}</p>`;

function stepsHtml(steps: Step[], heading: string): string {
  const items = steps.map(
    ({ text, link }) =>
      `<li style="margin:0 0 12px">${escapeHtml(text)}${link ? linkHtml(link) : ''}</li>`,
  );
  return (
    `<h2 style="margin:32px 0 12px;font:600 20px/1.3 ${SERIF}">${escapeHtml(heading)}</h2>` +
    `<ul style="margin:0;padding:0;padding-inline-start:20px">${items.join('')}</ul>`
  );
}

/** A link on a line of its own; empty unless the address is http or https. */
const linkHtml = ({ label, url }: Link) =>
  isWebAddress(url)
    ? `<br><a href="${escapeHtml(url)}" style="color:${EVERGREEN}">${escapeHtml(label)}</a>`
    : '';

/** A button with a link; empty unless the address is http or https. */
function buttonHtml({ label, url }: Link): string {
  if (!isWebAddress(url)) return '';
  const style = `display:inline-block;padding:12px 24px;border-radius:12px;background:${EVERGREEN};color:#ffffff;text-decoration:none`;
  const link = `<a class="button" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
  return `<p style="margin:24px 0 16px">${link}</p>`;
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
