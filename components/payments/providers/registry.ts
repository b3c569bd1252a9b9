import type { Provider } from '@/lib/payments/rules';
import type { BrowserProvider } from './browser-provider';
import { payfast } from './payfast';
import { paystack } from './paystack';
import { stripe } from './stripe';

/** What paying with each provider needs in a browser. Pages load it before anybody pays, so an entry imports little. */
export const BROWSER_PROVIDERS: Record<Provider, BrowserProvider> = { paystack, payfast, stripe };
