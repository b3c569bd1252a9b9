import { html } from './http/html';
import { htmlPage, stylesheetRoute } from './http/page';
import type { Route } from './http/route-request';
import type { SandboxState } from './sandbox-state';

export function frontPageRoutes({ settings, smtpUrl }: SandboxState): Route[] {
  const content = html`<h1>Perennial sandbox</h1>
<p>This replaces the outside world on one machine: it receives the mail that the application
sends and acts as the payment providers. No mail leaves this machine and no money moves.</p>
<ul class="list">
<li><a href="/inbox">Inbox</a><br><span class="small quiet">mail received at ${smtpUrl}</span></li>
<li><a href="/transactions">Transactions</a><br>
<span class="small quiet">who paid, and how the application answered the webhooks</span></li>
<li><a href="/knobs">Knobs</a><br>
<span class="small quiet">make webhooks late, amounts wrong, providers fail</span></li>
<li><a href="${settings.appUrl}/">The application</a><br>
<span class="small quiet">${settings.appUrl}</span></li>
</ul>`;
  return [
    { method: 'GET', path: '/', run: () => htmlPage({ title: 'Perennial', content }) },
    stylesheetRoute(),
  ];
}
