import { join } from 'node:path';
import { controlRoutes } from './control';
import { frontPageRoutes } from './front-page';
import { listen } from './http/server';
import { inboxRoutes } from './inbox/inbox-routes';
import { MAX_MAILS, mailSchema } from './inbox/mail';
import { receiveMail } from './inbox/smtp-receiver';
import { knobRoutes } from './knob-routes';
import { Knobs } from './knobs';
import { payfastRoutes } from './payfast/payfast-routes';
import { paymentSchema } from './payfast/payment';
import { paystackRefundSchema } from './paystack/paystack-refund';
import { paystackRoutes } from './paystack/paystack-routes';
import { transactionSchema } from './paystack/transaction';
import type { ProviderSimulation } from './provider-simulation';
import { Records } from './records';
import type { SandboxState } from './sandbox-state';
import { parseSettings, type Settings } from './settings';
import { simulateStripe } from './stripe/simulate-stripe';
import { WebhookSender } from './webhooks/webhook-sender';

/** The providers whose simulations keep their own state. */
const createSimulations = (state: SandboxState): ProviderSimulation[] => [simulateStripe(state)];

export type Sandbox = { url: string; smtpUrl: string; stop(): Promise<void> };

/** Starts the simulated outside world on free ports of 127.0.0.1: a mail inbox and payment providers. */
export async function startSandbox(options: Partial<Settings> = {}): Promise<Sandbox> {
  const settings = { ...parseSettings({}), port: 0, ...options };
  const folder = (name: string) => settings.directory && join(settings.directory, name);
  const webhookSender = new WebhookSender(settings.retryDelaysMs);
  const mails = new Records(mailSchema, folder('mails'), MAX_MAILS);
  const smtp = await receiveMail(settings.smtpPort, mails);
  const state: SandboxState = {
    settings,
    webhookSender,
    knobs: new Knobs(),
    mails,
    transactions: new Records(transactionSchema, folder('paystack-transactions')),
    refunds: new Records(paystackRefundSchema, folder('paystack-refunds')),
    payments: new Records(paymentSchema, folder('payfast-payments')),
    folder: (name) => folder(name) || undefined,
    simulations: [],
    smtpUrl: smtp.url,
  };
  state.simulations = createSimulations(state);
  const http = await listen(settings.port, [
    ...frontPageRoutes(state),
    ...inboxRoutes(state),
    ...knobRoutes(state),
    ...controlRoutes(state),
    ...payfastRoutes(state),
    ...state.simulations.flatMap(({ routes }) => routes),
    ...paystackRoutes(state),
  ]).catch(async (error: unknown) => {
    await smtp.stop();
    throw error;
  });
  return {
    url: http.url,
    smtpUrl: smtp.url,
    stop: async () => {
      webhookSender.stop();
      await Promise.all([http.stop(), smtp.stop()]);
    },
  };
}
