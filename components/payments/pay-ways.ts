import type { Provider } from '@/lib/payments/rules';
import type { Translate } from '@/lib/platform/language/message';
import { BROWSER_PROVIDERS } from './providers/registry';

/**
 * A way to pay, as passed from the server to the browser. `label` and `hint` are for its button if it is not the main
 * way.
 */
export type PayWay = {
  provider: Provider;
  channel: 'popup' | 'redirect';
  label: string;
  hint: string;
};

/**
 * Returns the ways to pay with these providers; the first is the main one. Runs on the server, which has the
 * translations.
 */
export const payWays = (providers: Provider[], t: Translate): PayWay[] =>
  providers.map((provider) => {
    const { channel, payLabel, payHint } = BROWSER_PROVIDERS[provider];
    return { provider, channel, label: payLabel(t), hint: payHint(t) };
  });

/**
 * For a form with a single button: returns the first provider with its own page, else the first way. Returns undefined
 * if there is none.
 */
export const preferHostedPage = <Way extends PayWay>(ways: Way[]): Way | undefined =>
  ways.find(({ channel }) => channel === 'redirect') ?? ways[0];
