export type MailContent = {
  heading: string;
  /** Plain sentences; a line break inside one stays a line break. */
  paragraphs: string[];
  /** A one-time code, shown large. */
  code?: string;
  button?: { label: string; url: string };
};

/** A mail as plain text, paragraphs apart by an empty line. */
export function mailText({ heading, paragraphs, code, button }: MailContent): string {
  const parts = [heading, ...paragraphs];
  if (code) parts.push(code);
  if (button) parts.push(`${button.label}: ${button.url}`);
  return `${[...parts, '-- \nPerennial. A place to remember, kept for good.'].join('\n\n')}\n`;
}
