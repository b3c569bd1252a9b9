import type { Mail } from './inbox/mail';
import type { Knobs } from './knobs';
import type { Payment } from './payfast/payment';
import type { Refund } from './paystack/refund';
import type { Transaction } from './paystack/transaction';
import type { Play } from './play';
import type { Records } from './records';
import type { Settings } from './settings';
import type { Courier } from './webhooks/courier';

/** The state of the sandbox, passed to all routes. */
export type World = {
  settings: Settings;
  smtpUrl: string;
  courier: Courier;
  knobs: Knobs;
  mails: Records<Mail>;
  transactions: Records<Transaction>;
  refunds: Records<Refund>;
  payments: Records<Payment>;
  /** Returns the directory for records of this name; undefined if they are kept only in memory. */
  folder(name: string): string | undefined;
  /** The providers with their own folders, added once the rest is ready. */
  plays: Play[];
};
