import type { Page } from '@playwright/test';
import { JOB_NAMES } from '@/lib/platform/jobs/queues';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** What stays the same in every language: names, units, currencies, files and addresses. */
const SAME_EVERYWHERE = [
  // The object of an audit entry, as stored.
  /\b(?:user|memorial|tribute|order|message|refund|condolence|asset)[ /][1-9A-HJ-NP-Za-km-z]{12}\b/g,
  /\b(?:setting|plan|legal|webhook)\/[\w.-]+/g,
  /\p{L}…@[\w.-]+/gu, // a masked e-mail address
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\/[a-z_]+(?:\/[\w.-]+)*/g,
  /\b(?:Perennial|Chrome|Linux|Paystack|PayFast|Stripe|paystack|payfast|stripe|PNG|SVG|QR|CSV|PDF|JPEG|JPG|WebP|MP4|MOV|WebM|DOCX?|TXT|px|kB|MB|GB|BACKUP_TO|BACKUP_AT|USD|US|ZAR|R|XX|UTC|id)\b/g,
  /\p{L}[\w-]*…\.\w+/gu, // a shortened file name
  /\d{4}-\d\d-\d\dT[\d:]+/g, // a time, before scripts localize it
  new RegExp(`\\b(?:${JOB_NAMES.join('|')})\\b`, 'g'), // operators know them from the log
  /\b(?:amountMinor|memorialId|refundId|orderId|userId|invitationId|caseId|handoverId|decision|claim|audience|count|role|state|kind)\b/g, // fields of an audit entry
];

/**
 * Returns the English words on a page in a pseudo-language, where all our texts are accented. Searches texts,
 * accessible names, alternative texts, placeholders and the title, except for `stored` texts.
 */
export async function findEnglishWords(page: Page, stored: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(allTexts);
  return [
    ...new Set(
      texts.map((text) => withoutData(text, stored)).filter((text) => /[A-Za-z]{2}/.test(text)),
    ),
  ];
}

/** Ids and the names of languages. They are removed after the stored texts, which may include them. */
const IDS_AND_LANGUAGES = [
  /\b[1-9A-HJ-NP-Za-km-z]{12}\b/g,
  new RegExp(
    Object.values(LANGUAGES)
      .map(({ name }) => name)
      .join('|'),
    'g',
  ),
];

/** The initials of a person without a picture. */
const INITIALS = /^\p{Lu}{1,3}$/u;

function withoutData(text: string, stored: readonly string[]): string {
  if (INITIALS.test(text) || isStartOf(text, stored)) return '';
  let rest = text;
  for (const pattern of SAME_EVERYWHERE) rest = rest.replace(pattern, ' ');
  for (const each of stored) if (rest.includes(each)) rest = rest.replaceAll(each, ' ');
  for (const pattern of IDS_AND_LANGUAGES) rest = rest.replace(pattern, ' ');
  return rest.replace(/\s+/g, ' ').trim();
}

/** Recognizes a stored text that was shortened. */
const isStartOf = (text: string, stored: readonly string[]) =>
  text.endsWith('…') && stored.some((each) => each.startsWith(text.slice(0, -1)));

function allTexts(): string[] {
  const texts = [
    document.title,
    document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // The scanner library adds texts that are never visible (components/scan/open-camera.ts).
    if (
      !parentElement?.closest('script, style, noscript, iframe, [lang]:not(html), [id^=scan-view]')
    )
      texts.push(textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'label'])
      texts.push(element.getAttribute(name) ?? '');
  return texts;
}
