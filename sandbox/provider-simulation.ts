import type { Route } from './http/route-request';
import type { WebhookRequest } from './webhooks/webhook-sender';

/** A payment of any provider as listed by the sandbox. `amount` is in the smallest unit. */
export type ListedPayment = {
  provider: string;
  id: string;
  reference: string;
  status: string;
  amount: number;
  refunded: number;
  currency: string;
  email: string;
  metadata: unknown;
  createdAt: string;
  paidAt: string | null;
  webhooks: { event: string; at: string; status: number }[];
};

/** A provider whose simulation is completely in its own folder. */
export type ProviderSimulation = {
  routes: Route[];
  /** Returns all payments, newest first. */
  listPayments(): ListedPayment[];
  /** Returns a payment's webhook for resending; null if nothing was paid with this reference. */
  findWebhook(reference: string): WebhookRequest | null;
};
