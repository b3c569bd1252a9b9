import type { Page } from 'playwright-core';
import type { Screenshot } from '@/lab/screenshots/screenshot';
import { ORDER_STATES } from './order-states';
import {
  failCalls,
  failInDialog,
  loseAnswers,
  mockSuccess,
  openDialog,
  press,
  succeedInDialog,
} from './state-actions';

const ORDER_CALLS = '**/api/admin/orders/**';

const fillReason = (page: Page) => page.locator('dialog[open] input').last().fill('Nomvula Dube');
const fillAmount = (amount: string) => async (page: Page) => {
  await page.locator('dialog[open] input').first().fill(amount);
  await fillReason(page);
};

/** Each action on an order: its button, an order that offers it, and the notice afterwards. */
const ORDER_ACTIONS = [
  ['Retry fulfilment', 'unmade', 'The order has been fulfilled.'],
  ['Close the review', 'unmade', 'The review has been closed.'],
  ['Confirm the refund of', 'refunds', 'The refund has been recorded.'],
  ['Withdraw the refund of', 'refunds', 'The refund has been withdrawn.'],
] as const;

const ORDERS: Screenshot[] = [
  ...Object.keys(ORDER_STATES).map((place) => ({
    name: `order, ${place}`,
    address: `/admin/orders/{${place}}`,
  })),
  { name: 'order, waiting', address: '/admin/orders/{waitingOrder}' },
  ...ORDER_ACTIONS.flatMap(([button, place, doneNotice]): Screenshot[] => [
    { name: button, address: `/admin/orders/{${place}}`, prepare: openDialog(button) },
    {
      name: `${button}, failed`,
      address: `/admin/orders/{${place}}`,
      before: failCalls(ORDER_CALLS, 400),
      prepare: failInDialog(button),
    },
    {
      name: `${button}, done`,
      address: `/admin/orders/{${place}}`,
      before: mockSuccess(ORDER_CALLS),
      prepare: succeedInDialog(button, doneNotice),
    },
  ]),
  // The server itself refuses these requests, so the orders do not change.
  {
    name: 'retry refused',
    address: '/admin/orders/{unmadeMemorial}',
    prepare: failInDialog('Retry fulfilment'),
  },
  ...['unmade', 'refunds', 'disputed', 'paidTwice'].map((place) => ({
    name: `closing refused, ${place}`,
    address: `/admin/orders/{${place}}`,
    prepare: failInDialog('Close the review'),
  })),
  {
    name: 'refund without a reason',
    address: '/admin/orders/{memorialOrder}',
    prepare: failInDialog('Refund'),
  },
  ...['few', '0.01', '999999'].map((amount) => ({
    name: `refund of ${amount}`,
    address: '/admin/orders/{memorialOrder}',
    prepare: failInDialog('Refund', fillAmount(amount)),
  })),
  {
    name: 'refund failed',
    address: '/admin/orders/{memorialOrder}',
    before: failCalls(ORDER_CALLS, 400),
    prepare: failInDialog('Refund', fillReason),
  },
  {
    name: 'refund without an answer',
    address: '/admin/orders/{memorialOrder}',
    before: loseAnswers,
    prepare: failInDialog('Refund', fillReason),
  },
  {
    name: 'refund requested',
    address: '/admin/orders/{memorialOrder}',
    before: mockSuccess(ORDER_CALLS),
    prepare: succeedInDialog('Refund', 'The refund has been requested.', fillReason),
  },
  {
    name: 'close a review of a payment that does not match',
    address: '/admin/orders/{reviewOrder}',
    prepare: openDialog('Close the review'),
  },
];

const DELETE = /^Delete /;

const LISTS: Screenshot[] = [
  { name: 'delete a user', address: '/admin/users', prepare: openDialog(DELETE) },
  {
    name: 'delete a user failed',
    address: '/admin/users',
    before: failCalls('**/api/admin/users/*', 400),
    prepare: failInDialog(DELETE),
  },
  {
    name: 'delete a user denied',
    address: '/admin/users',
    before: failCalls('**/api/admin/users/*', 403),
    prepare: failInDialog(DELETE),
  },
  {
    name: 'user deleted',
    address: '/admin/users',
    before: mockSuccess('**/api/admin/users/*'),
    prepare: succeedInDialog(DELETE, /^The account of/),
  },
  { name: 'delete a tribute', address: '/admin/tributes', prepare: openDialog(DELETE) },
  {
    name: 'delete a tribute failed',
    address: '/admin/tributes',
    before: failCalls('**/api/admin/tributes/*', 400),
    prepare: failInDialog(DELETE),
  },
  {
    name: 'tribute deleted',
    address: '/admin/tributes',
    before: mockSuccess('**/api/admin/tributes/*'),
    prepare: succeedInDialog(DELETE, 'The tribute has been deleted.'),
  },
  {
    name: 'message marked',
    address: '/admin/messages',
    before: mockSuccess('**/api/admin/messages/*'),
    prepare: async (page) => {
      await press(page, /^Mark as answered/);
      await page.getByText('Marked as answered.').waitFor();
    },
  },
  {
    name: 'message not marked',
    address: '/admin/messages',
    before: failCalls('**/api/admin/messages/*', 400),
    prepare: async (page) => {
      await press(page, /^Mark as answered/);
      await page.getByText('Failed to mark the message').waitFor();
    },
  },
  ...['users', 'memorials', 'tributes', 'orders'].map((list) => ({
    name: `no ${list} found`,
    address: `/admin/${list}?search=nobody`,
  })),
  { name: 'all orders', address: '/admin/orders?status=all' },
  {
    name: 'charts as tables',
    address: '/admin',
    prepare: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
];

/**
 * The dashboard's dialogs, refusals and notices. The controls are found by their English names (page-in-language.ts).
 */
export const MORE_ADMIN_STATES: readonly Screenshot[] = [...ORDERS, ...LISTS].map((state) => ({
  ...state,
  as: 'root' as const,
}));
