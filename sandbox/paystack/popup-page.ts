import { readFileSync } from 'node:fs';
import { html } from '../http/html';
import { htmlPage } from '../http/page';
import { type Reply, textReply } from '../http/reply';
import type { Route } from '../http/route-request';

/** The page inside @paystack/inline-js's frame, and its script (payments.md 1.7). */
export function popupPageRoutes(): Route[] {
  const script = readFileSync(new URL('./popup-client.mjs', import.meta.url), 'utf8');
  return [
    { method: 'GET', path: '/popup', run: () => popupPage() },
    { method: 'GET', path: '/popup-client.js', run: () => textReply(script, 'text/javascript') },
  ];
}

/** Every site may show this page in a frame, like Paystack's. */
function popupPage(): Reply {
  const policy = {
    'script-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'frame-ancestors': '*',
  };
  return htmlPage({ title: 'Card payment', kind: 'popup', policy, content: CONTENT });
}

const CONTENT = html`<p class="quiet small">Sandbox: no money moves</p>
<h1 id="heading">Card payment</h1>
<div id="order" hidden><p class="amount" id="amount"></p><p class="quiet" id="email"></p></div>
<p id="status" class="alarm" role="status"></p>
<div class="buttons">
<button type="button" id="pay" class="primary" disabled>Pay</button>
<button type="button" id="decline" disabled>Decline</button>
<button type="button" id="close">Close</button>
</div>
<script type="module" src="/popup-client.js"></script>`;
