import { html, type Markup } from '../http/html';
import { htmlPage } from '../http/page';
import type { Reply } from '../http/reply';
import type { Mail } from './mail';

/** Mails may show pictures of the application, at `appUrl`, and no others. */
const mailPolicy = (appUrl: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${appUrl}`;

/** A mail: its headers, its HTML in a frame without scripts, and its text. */
export function mailPage(mail: Mail | undefined, appUrl: string): Reply {
  if (!mail) return htmlPage({ title: 'No such mail', content: NO_SUCH_MAIL, status: 404 });
  const content = html`<h1>${mail.subject || '(no subject)'}</h1>
<dl>
<dt>From</dt><dd>${mail.fromName} &lt;${mail.from}&gt;</dd>
<dt>To</dt><dd>${mail.to}</dd>
${mail.replyTo ? html`<dt>Reply to</dt><dd>${mail.replyTo}</dd>` : ''}
<dt>Received</dt><dd>${mail.receivedAt.slice(0, 19).replace('T', ' ')} UTC</dd>
</dl>
${mail.html === null ? '' : frame(mail.html, appUrl)}
<h2>Text</h2>
<pre>${linkUrls(mail.text)}</pre>`;
  // A srcdoc frame inherits this policy, so it must allow the mail's inline styles and pictures.
  const policy = { 'style-src': "'self' 'unsafe-inline'", 'img-src': `data: ${appUrl}` };
  return htmlPage({ title: mail.subject, content, policy });
}

const NO_SUCH_MAIL = html`<h1>No such mail</h1><p>It may have been deleted.</p>`;

/** Links open outside the frame. Scripts, forms and pictures of other origins are blocked. */
function frame(mail: string, appUrl: string): Markup {
  const document = `<!doctype html><meta http-equiv="Content-Security-Policy"
content="${mailPolicy(appUrl)}"><base target="_blank">${mail}`;
  return html`<h2>HTML</h2><iframe class="mail" title="The mail as HTML"
referrerpolicy="no-referrer" sandbox="allow-popups allow-popups-to-escape-sandbox"
srcdoc="${document}"></iframe>`;
}

function linkUrls(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, position) =>
      position % 2 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    );
}
