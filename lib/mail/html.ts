import type { MailContent } from './text';

// The colours of design/look.md in hex: mail programs do not know oklch or variables.
const PAPER = '#fcfaf6';
const INK = '#17221c';
const EVERGREEN = '#1f533a';
const HAIRLINE = '#dbd9cf';
const SANS = "'Source Sans 3',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif";

const DARK = [
  'body,.page{background:#0e1713!important}',
  '.page,.page h1,.page p{color:#e8e4db!important}',
  '.code{border-color:#2e3a33!important}',
  '.button{background:#95cdab!important;color:#081a12!important}',
].join('');

/** A mail as HTML. Every value is escaped; there are no pictures, links to follow people, or scripts. */
export function mailHtml({ heading, paragraphs, code, button }: MailContent): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(heading)}</title>`,
    `<style>@media (prefers-color-scheme:dark){${DARK}}</style></head>`,
    `<body style="margin:0;background:${PAPER}">`,
    `<div class="page" style="margin:0 auto;max-width:560px;padding:32px 20px;background:${PAPER};`,
    `color:${INK};font:18px/1.6 ${SANS}">`,
    `<h1 style="margin:0 0 16px;font:600 26px/1.3 ${SERIF}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    code ? codeHtml(code) : '',
    button ? buttonHtml(button) : '',
    `<p style="margin:32px 0 0;font:italic 16px/1.5 ${SERIF}">`,
    'Perennial. A place to remember, kept for good.</p></div></body></html>',
  ].join('');
}

const codeHtml = (code: string) =>
  `<p class="code" style="margin:0 0 16px;padding:12px 16px;border:1px solid ${HAIRLINE};` +
  `border-radius:12px;font:600 32px/1.3 monospace;letter-spacing:.2em">${escapeHtml(code)}</p>`;

/** Only http and https lead anywhere; another address is left out. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
  if (!/^https?:\/\//i.test(url)) return '';
  const style = `display:inline-block;padding:12px 24px;border-radius:12px;background:${EVERGREEN};color:#ffffff;text-decoration:none`;
  const link = `<a class="button" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
  return `<p style="margin:24px 0 16px">${link}</p>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '<br>',
};

const escapeHtml = (text: string) => text.replace(/[&<>"'\n]/g, (sign) => ENTITIES[sign] ?? sign);
