import { html } from '../http/html';
import { formActionPolicy, htmlPage } from '../http/page';
import type { Reply } from '../http/reply';
import type { PayfastPayment } from './payment';

/** PayFast's page, with Pay, Decline and Cancel as plain forms (payments.md 2.6). */
export function paymentPage(payment: PayfastPayment | undefined, isDeclined: boolean): Reply {
  if (!payment) {
    const content = html`<h1>Unknown payment</h1><p><a href="/">To the sandbox</a></p>`;
    return htmlPage({ title: 'Unknown payment', content, status: 404 });
  }
  const { fields, token } = payment;
  if (payment.status !== 'open') return endedPage(payment);
  const content = html`<p class="quiet small">Sandbox: no money moves</p>
<h1>${fields.item_name}</h1>
<p class="amount">ZAR ${fields.amount}</p>
<p class="quiet">${fields.email_address}</p>
${isDeclined ? html`<p class="alarm" role="status">Declined. You can try again.</p>` : ''}
<div class="buttons">
<form method="post" action="/eng/payment/${token}/pay"><button class="primary">Pay</button></form>
<form method="post" action="/eng/payment/${token}/decline"><button>Decline</button></form>
<form method="post" action="/eng/payment/${token}/cancel"><button>Cancel</button></form>
</div>`;
  // Browsers also enforce form-action on the redirect after the form (payments.md 2.1).
  const policy = formActionPolicy(fields.return_url, fields.cancel_url);
  return htmlPage({ title: 'PayFast', kind: 'checkout', content, policy });
}

/** Shows the result of the payment, with a link if the shop named a page to return to. */
function endedPage({ status, fields }: PayfastPayment): Reply {
  const returnUrl = status === 'paid' ? fields.return_url : fields.cancel_url;
  const title = status === 'paid' ? 'Paid' : 'Cancelled';
  const link = returnUrl ? html`<p><a href="${returnUrl}">Back to the shop</a></p>` : '';
  return htmlPage({ title, kind: 'checkout', content: html`<h1>${title}</h1>${link}` });
}
