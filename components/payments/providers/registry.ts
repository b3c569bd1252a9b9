import type { Provider } from '@/lib/payments/rules';
import type { BrowserProvider } from './browser-provider';
import { payfast } from './payfast';
import { paystack } from './paystack';
import { stripe } from './stripe';

/** The browser code of each provider. Pages load it before anybody pays, so its modules must import little. */
export const BROWSER_PROVIDERS: Record<Provider, BrowserProvider> = { paystack, payfast, stripe };
