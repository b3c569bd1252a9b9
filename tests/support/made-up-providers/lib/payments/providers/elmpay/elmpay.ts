import { settingsOf } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { PaymentProvider } from '../provider';
import { findPayment } from '../tree-bank/find-payment';
import { elmpaySettings } from './setup';

const settings = () => settingsOf(elmpaySettings);

/** A made-up provider with a hosted payment page. Its notices are forms that contain the secret. */
export const elmpayProvider: PaymentProvider = {
  name: 'elmpay',
  label: 'Elmpay',
  channel: 'redirect',
  currencies: { ZAR: 2000 },
  noticeLimit: 1024,
  noticeHeaders: [],

  begin: ({ reference, orderId, chargeMinor, notifyUrl }) => ({
    method: 'post',
    url: new URL('/pay', settings().ELMPAY_BASE_URL).href,
    fields: {
      reference,
      order: orderId,
      cents: String(chargeMinor),
      notice: notifyUrl,
    },
  }),

  receive({ rawBody }) {
    const fields = new URLSearchParams(rawBody);
    if (fields.get('secret') !== settings().ELMPAY_SECRET)
      throw new AppError('unauthenticated', 'The secret is not valid.');
    return { about: 'charge', kind: 'payment', reference: fields.get('reference') ?? '' };
  },

  poll: ({ reference }) => findPayment(settings().ELMPAY_BASE_URL, reference),
};
