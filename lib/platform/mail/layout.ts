import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { mailSignature } from '@/lib/platform/site-texts';
import { type MailContent, type MailPortrait, mailHtml } from './mail-html';

export type { MailPortrait };

/**
 * Renders a mail in our common layout: plain text, and simple HTML with the same content, readable
 * in light and dark.
 */
export const mailLayout = (
  content: MailContent,
  language: Language,
): { text: string; html: string } => ({
  text: mailText(content, translatorFor(language)),
  html: mailHtml(
    {
      ...content,
      greeting: greeting(content.name, translatorFor(language)),
      next: translatorFor(language)('mail.next'),
      signature: mailSignature(translatorFor(language)),
    },
    language,
  ),
});

/** A mail as plain text, with empty lines between paragraphs. */
function mailText(content: MailContent, t: Translate): string {
  const { heading, name, quoteIntro, quote, paragraphs, code, button } = content;
  const { steps = [], notes = [], ending } = content;
  const words = [quoteIntro, quote].filter((text) => text !== undefined);
  const parts = [heading, ...greeting(name, t), ...words, ...paragraphs];
  if (code) parts.unshift(code);
  if (button) parts.push(`${button.label}: ${button.url}`);
  if (steps.length > 0) parts.push(t('mail.next'));
  for (const { text, link } of steps)
    parts.push(link ? `- ${text}\n  ${link.label}: ${link.url}` : `- ${text}`);
  parts.push(...notes);
  if (ending) parts.push(`${ending.label}: ${ending.url}`);
  return `${[...parts, `-- \n${mailSignature(t)}`].join('\n\n')}\n`;
}

/** API clients may send names with line breaks. */
const greeting = (name: string | null | undefined, t: Translate): string[] =>
  name?.trim() ? [t('mail.greeting', { name: name.replace(/\s+/g, ' ').trim() })] : [];
