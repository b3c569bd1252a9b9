import { join } from 'node:path';
import { controlRoutes } from './control';
import { frontPageRoutes } from './front-page';
import { listen } from './http/server';
import { inboxRoutes } from './inbox/inbox-routes';
import { KEPT_MAILS, mailSchema } from './inbox/mail';
import { receiveMail } from './inbox/smtp-receiver';
import { knobRoutes } from './knob-routes';
import { Knobs } from './knobs';
import { payfastRoutes } from './payfast/payfast-routes';
import { paymentSchema } from './payfast/payment';
import { paystackRoutes } from './paystack/paystack-routes';
import { refundSchema } from './paystack/refund';
import { transactionSchema } from './paystack/transaction';
import type { Play } from './play';
import { Records } from './records';
import { type Settings, settingsFrom } from './settings';
import { playStripe } from './stripe/play-stripe';
import { Courier } from './webhooks/courier';
import type { World } from './world';

/** The providers with their own folders. */
const playsOf = (world: World): Play[] => [playStripe(world)];

export type Sandbox = { url: string; smtpUrl: string; stop(): Promise<void> };

/** Starts the simulated outside world on free ports of 127.0.0.1: a mail inbox and payment providers. */
export async function startSandbox(options: Partial<Settings> = {}): Promise<Sandbox> {
  const settings = { ...settingsFrom({}), port: 0, ...options };
  const folder = (name: string) => settings.directory && join(settings.directory, name);
  const courier = new Courier(settings.retryDelaysMs);
  const mails = new Records(mailSchema, folder('mails'), KEPT_MAILS);
  const smtp = await receiveMail(settings.smtpPort, mails);
  const world: World = {
    settings,
    courier,
    knobs: new Knobs(),
    mails,
    transactions: new Records(transactionSchema, folder('paystack-transactions')),
    refunds: new Records(refundSchema, folder('paystack-refunds')),
    payments: new Records(paymentSchema, folder('payfast-payments')),
    folder: (name) => folder(name) || undefined,
    plays: [],
    smtpUrl: smtp.url,
  };
  world.plays = playsOf(world);
  const http = await listen(settings.port, [
    ...frontPageRoutes(world),
    ...inboxRoutes(world),
    ...knobRoutes(world),
    ...controlRoutes(world),
    ...payfastRoutes(world),
    ...world.plays.flatMap(({ routes }) => routes),
    ...paystackRoutes(world),
  ]).catch(async (error: unknown) => {
    await smtp.stop();
    throw error;
  });
  return {
    url: http.url,
    smtpUrl: smtp.url,
    stop: async () => {
      courier.stop();
      await Promise.all([http.stop(), smtp.stop()]);
    },
  };
}
