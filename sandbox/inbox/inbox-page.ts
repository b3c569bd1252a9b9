import { html } from '../http/html';
import { htmlPage } from '../http/page';
import type { Reply } from '../http/reply';
import type { Mail } from './mail';

export function inboxPage(mails: Mail[], smtpUrl: string): Reply {
  const rows = mails.map(
    (mail) => html`<li><a href="/inbox/${mail.id}">${mail.subject || '(no subject)'}</a><br>
<span class="small">to ${mail.to}</span><br>
<span class="small quiet">from ${mail.from},
<time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 19).replace('T', ' ')}</time>
UTC</span></li>`,
  );
  const empty = html`<p>No mail yet. Mail is received at <code>${smtpUrl}</code>.</p>`;
  const list = rows.length ? html`<ul class="list">${rows}</ul>` : empty;
  return htmlPage({ title: 'Inbox', content: html`<h1>Inbox</h1>${list}` });
}
