import { postForm } from '@/lib/browser/post-form';
import type { Provider } from '@/lib/payments/rules';
import { InvalidDetails } from './payment-error';
import type {
  HostedPayment,
  OrderBody,
  PaymentOrder,
  PopupProvider,
} from './providers/browser-provider';
import { BROWSER_PROVIDERS } from './providers/registry';

/** An opened order, to be paid in a popup or on the provider's page. `amount` is in minor units of `currency`. */
export type OpenedPayment = {
  provider: Provider;
  orderId: string;
  amount: number;
  currency: string;
  /** When the provider's page may no longer be opened, since providers close it after a while. Infinity for popups. */
  staleAt: number;
} & ({ popup: PopupProvider; order: PaymentOrder } | { popup: null; page: HostedPayment });

/** Shorter than a quote is valid, and shorter than any provider keeps its page open. */
const PAGE_FRESH_MS = 20 * 60_000;

/** Opens an order with a provider. Throws `ApiError` or `InvalidDetails`. */
export async function openPayment(provider: Provider, body: OrderBody): Promise<OpenedPayment> {
  const browserProvider = BROWSER_PROVIDERS[provider];
  if (browserProvider.channel === 'popup') {
    const order = await browserProvider.openOrder(body);
    const { orderId, amount, currency } = order;
    return {
      provider,
      orderId,
      amount,
      currency,
      staleAt: Infinity,
      popup: browserProvider,
      order,
    };
  }
  const page = await browserProvider.openOrder(body);
  const { orderId, amount, currency, url, fields } = page;
  if (!orderId || !url || !fields || !(amount > 0)) throw new InvalidDetails();
  const staleAt = Date.now() + PAGE_FRESH_MS;
  return { provider, orderId, amount, currency, staleAt, popup: null, page };
}

/** Opens the provider's page by posting a form with hidden fields (product.md 4) or by following a link. */
export function openHostedPage({ method, url, fields }: HostedPayment): void {
  if (method === 'post') postForm(url, fields);
  else window.location.assign(url);
}
