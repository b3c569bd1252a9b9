import { settingsOf } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { PaymentProvider } from '../provider';
import { findPayment } from '../tree-bank/find-payment';
import { oakpaySettings } from './setup';

const settings = () => settingsOf(oakpaySettings);

/** A made-up provider with a popup. Its notices consist of the reference, with the secret in a header. */
export const oakpayProvider: PaymentProvider = {
  name: 'oakpay',
  label: 'Oakpay',
  channel: 'popup',
  currencies: { ZAR: 100 },
  noticeLimit: 1024,
  noticeHeaders: [],

  begin: () => ({
    publicKey: 'oak',
    popupUrl: new URL('/pay', settings().OAKPAY_BASE_URL).href,
  }),

  receive({ rawBody, headers }) {
    if (headers.get('x-oakpay-secret') !== settings().OAKPAY_SECRET)
      throw new AppError('unauthenticated', 'The secret is not valid.');
    return { about: 'charge', kind: 'payment', reference: rawBody };
  },

  poll: ({ reference }) => findPayment(settings().OAKPAY_BASE_URL, reference),
};
