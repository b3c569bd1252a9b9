import type { Mail } from './inbox/mail';
import type { Knobs } from './knobs';
import type { Payment } from './payfast/payment';
import type { Refund } from './paystack/refund';
import type { Transaction } from './paystack/transaction';
import type { Play } from './play';
import type { Records } from './records';
import type { Settings } from './settings';
import type { Courier } from './webhooks/courier';

/** The whole state of the sandbox, which every group of routes receives. */
export type World = {
  settings: Settings;
  smtpUrl: string;
  courier: Courier;
  knobs: Knobs;
  mails: Records<Mail>;
  transactions: Records<Transaction>;
  refunds: Records<Refund>;
  payments: Records<Payment>;
  /** Where records of a name are kept; undefined where they are kept in memory only. */
  folder(name: string): string | undefined;
  /** The providers that play by themselves, filled when all is there. */
  plays: Play[];
};
