import type { Route } from './http/call';
import type { Letter } from './webhooks/courier';

/** A payment of any provider as listed by the sandbox. `amount` is in the smallest unit. */
export type Listed = {
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
export type Play = {
  routes: Route[];
  /** Returns all payments, newest first. */
  listed(): Listed[];
  /** Returns a payment's webhook for resending; null if nothing was paid with this reference. */
  letterAbout(reference: string): Letter | null;
};
