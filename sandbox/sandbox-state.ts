import type { Mail } from './inbox/mail';
import type { Knobs } from './knobs';
import type { PayfastPayment } from './payfast/payment';
import type { PaystackRefund } from './paystack/paystack-refund';
import type { Transaction } from './paystack/transaction';
import type { ProviderSimulation } from './provider-simulation';
import type { Records } from './records';
import type { Settings } from './settings';
import type { WebhookSender } from './webhooks/webhook-sender';

/** The state of the sandbox, passed to all routes. */
export type SandboxState = {
  settings: Settings;
  smtpUrl: string;
  webhookSender: WebhookSender;
  knobs: Knobs;
  mails: Records<Mail>;
  transactions: Records<Transaction>;
  refunds: Records<PaystackRefund>;
  payments: Records<PayfastPayment>;
  /** Returns the directory for records of this name; undefined if they are kept only in memory. */
  folder(name: string): string | undefined;
  /** The providers whose simulations keep their own state. Added once the rest is ready. */
  simulations: ProviderSimulation[];
};
