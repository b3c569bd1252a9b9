import type { Route } from './http/call';
import type { Letter } from './webhooks/courier';

/** One payment as the sandbox lists it, of any provider; `amount` in the smallest unit. */
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

/** A provider whose folder has everything that plays it. */
export type Play = {
  routes: Route[];
  /** Every payment, newest first. */
  listed(): Listed[];
  /** The notice of a payment once more; null when nobody has paid with this reference. */
  letterAbout(reference: string): Letter | null;
};
