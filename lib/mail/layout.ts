import { mailHtml } from './html';
import { type MailContent, mailText } from './text';

/** The one look of our mails: plain text, and quiet HTML that reads well in light and dark. */
export const mailLayout = (content: MailContent): { text: string; html: string } => ({
  text: mailText(content),
  html: mailHtml(content),
});
