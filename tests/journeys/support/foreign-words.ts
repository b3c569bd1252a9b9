import type { Page } from '@playwright/test';
import { JOB_NAMES } from '@/lib/platform/jobs/queues';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** What is the same in every language: names, units, currencies, files and addresses. */
const SAME_EVERYWHERE = [
  // What an entry in the audit trail is about, as stored; the rest looks like an address.
  /\b(?:user|memorial|tribute|order|message|refund|condolence)[ /][1-9A-HJ-NP-Za-km-z]{12}\b/g,
  /\b(?:setting|plan|legal|webhook)\/[\w.-]+/g,
  /\p{L}…@[\w.-]+/gu, // an address as those recognise it who know it
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\/[a-z_]+(?:\/[\w.-]+)*/g,
  /\b(?:Perennial|Chrome|Linux|Paystack|PayFast|Stripe|paystack|payfast|stripe|PNG|SVG|QR|CSV|PDF|JPEG|JPG|WebP|MP4|MOV|WebM|DOCX?|TXT|px|MB|GB|BACKUP_TO|BACKUP_AT|USD|US|ZAR|R|XX|UTC|id)\b/g,
  /\p{L}[\w-]*…\.\w+/gu, // a long file name
  /\d{4}-\d\d-\d\dT[\d:]+/g, // a moment before scripts run
  new RegExp(`\\b(?:${JOB_NAMES.join('|')})\\b`, 'g'), // what operators also read in the log
  /\b(?:amountMinor|memorialId|refundId|orderId|userId|invitationId|caseId|handoverId|decision|claim|audience|count|role|state)\b/g, // of an entry in the audit trail
];

/**
 * The English words on a page in the pseudo-language, whose own letters are all accented: texts, names for screen
 * readers, alternatives of pictures, placeholders and the title, without what people wrote (`stored`).
 */
export async function foreignWords(page: Page, stored: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(allTexts);
  return [
    ...new Set(
      texts.map((text) => withoutData(text, stored)).filter((text) => /[A-Za-z]{2}/.test(text)),
    ),
  ];
}

/** Ids and the names of languages, which people also write: what they wrote goes first. */
const ALSO_WRITTEN = [
  /\b[1-9A-HJ-NP-Za-km-z]{12}\b/g,
  new RegExp(
    Object.values(LANGUAGES)
      .map(({ name }) => name)
      .join('|'),
    'g',
  ),
];

/** The letters that stand for a person without a picture. */
const INITIALS = /^\p{Lu}{1,3}$/u;

function withoutData(text: string, stored: readonly string[]): string {
  if (INITIALS.test(text) || isStartOf(text, stored)) return '';
  let rest = text;
  for (const pattern of SAME_EVERYWHERE) rest = rest.replace(pattern, ' ');
  for (const each of stored) if (rest.includes(each)) rest = rest.replaceAll(each, ' ');
  for (const pattern of ALSO_WRITTEN) rest = rest.replace(pattern, ' ');
  return rest.replace(/\s+/g, ' ').trim();
}

/** Whether a text is a stored one that was cut. */
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
    // The scanner's library has words of its own, which it never shows here (components/scan/open-camera.ts).
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
