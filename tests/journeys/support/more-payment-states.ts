import type { Screenshot } from '@/lab/screenshots/screenshot';
import { failCalls, press } from './state-actions';

/**
 * Orders in every state, and payments that do not start, as paying members see them. The controls are found by their
 * English names (page-in-language.ts).
 */
export const MORE_PAYMENT_STATES: readonly Screenshot[] = [
  // These orders are Ben's. Ada opens one of them below, and must not see it.
  { name: 'flowers in review', address: '/flower-payment/success?order_id={unmade}', as: 'ben' },
  { name: 'flowers not paid', address: '/flower-payment/success?order_id={unpaid}', as: 'ben' },
  {
    name: 'flowers of somebody else',
    address: '/flower-payment/success?order_id={unpaid}',
    as: 'ada',
  },
  {
    name: 'memorial in review',
    address: '/memorial-payment/success?order_id={unmadeMemorial}',
    as: 'ben',
  },
  {
    name: 'flowers of a deleted memorial',
    address: '/flower-payment/success?order_id={flowersOfDeleted}',
    as: 'ben',
  },
  {
    name: 'memorial deleted meanwhile',
    address: '/memorial-payment/success?order_id={deletedMemorial}',
    as: 'ben',
  },
  { name: 'sent home from the dashboard', address: '/admin', as: 'ben' },
  {
    name: 'flower panel refused',
    address: '/memorial/{memorial}',
    as: 'ben',
    before: failCalls('**/api/payments/**', 400),
    prepare: async (page) => {
      await press(page, 'More', true);
      await press(page, 'Send Flowers');
      await page.locator('.border-warning').first().waitFor();
    },
  },
  {
    name: 'payment window that does not open',
    address: '/memorial/{memorial}',
    as: 'ben',
    before: async (page) => {
      await page.route(/\/popup(\?|$)/, () => undefined); // never answered
    },
    prepare: async (page) => {
      await press(page, 'Send Flowers');
      const close = page.getByRole('button', { name: 'Close the payment window' });
      await close.waitFor({ timeout: 60_000 }); // the button appears after 15 seconds
      await close.click();
      await page.getByText('The payment window did not open.').first().waitFor();
    },
  },
  {
    name: 'flower form refused',
    address: '/send-flowers/{memorial}',
    as: 'ben',
    before: failCalls('**/api/payments/**', 400),
    prepare: async (page) => {
      await press(page, 'Send Flowers');
      await page.locator('.border-warning').first().waitFor();
    },
  },
];
