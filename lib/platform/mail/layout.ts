import type { Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';
import { wordsIn } from '@/lib/platform/language/words-in';
import { mailSignature } from '@/lib/platform/site-words';
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
  text: mailText(content, wordsIn(language)),
  html: mailHtml(
    {
      ...content,
      greeting: greeting(content.name, wordsIn(language)),
      next: wordsIn(language)('mail.next'),
      signature: mailSignature(wordsIn(language)),
    },
    language,
  ),
});

/** A mail as plain text, with empty lines between paragraphs. */
function mailText(content: MailContent, say: Say): string {
  const { heading, name, quoteIntro, quote, paragraphs, code, button } = content;
  const { steps = [], notes = [], ending } = content;
  const words = [quoteIntro, quote].filter((text) => text !== undefined);
  const parts = [heading, ...greeting(name, say), ...words, ...paragraphs];
  if (code) parts.unshift(code);
  if (button) parts.push(`${button.label}: ${button.url}`);
  if (steps.length > 0) parts.push(say('mail.next'));
  for (const { text, link } of steps)
    parts.push(link ? `- ${text}\n  ${link.label}: ${link.url}` : `- ${text}`);
  parts.push(...notes);
  if (ending) parts.push(`${ending.label}: ${ending.url}`);
  return `${[...parts, `-- \n${mailSignature(say)}`].join('\n\n')}\n`;
}

/** API clients may send names with line breaks. */
const greeting = (name: string | null | undefined, say: Say): string[] =>
  name?.trim() ? [say('mail.greeting', { name: name.replace(/\s+/g, ' ').trim() })] : [];
