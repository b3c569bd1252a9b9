import { PAGES, type Page } from '@/lib/platform/pages';
import type { DemoAccountName } from '@/prisma/demo/accounts';
import type { Screenshot } from './screenshot';

/** Whose session opens a page; a visitor opens the others. */
const READERS: Partial<Record<Page['who'], DemoAccountName>> = {
  member: 'ada',
  keeper: 'ada',
  admin: 'root',
};

/** `words` of each guarded page without a parameter (screenshot.ts). */
const GUARDED_TEXTS: Readonly<Record<string, string>> = {
  '/flower-payment/success': 'No order ID found in URL',
  '/profile': 'Memorials Created',
  '/profile/webhooks': 'Add a webhook',
  '/create-memorial': 'What you type is saved in this browser',
  '/memorial-payment/success': 'Payment identifier (Order ID) not found in URL.',
  '/my-memorials': 'The memorials you look after.',
  '/admin': 'Memorial revenue',
  '/admin/audit': 'Admin pages',
  '/admin/cases': 'Waiting for papers',
  '/admin/condolences': 'The family does not see these until you decide.',
  // Not 'Search memorials', which in Swahili is also what the navigation calls the public list.
  '/admin/memorials': 'Words of a name in any order, or part of the code',
  '/admin/messages': 'Contact messages',
  '/admin/operations': 'Failed jobs',
  '/admin/orders': 'Order id or full email address',
  '/admin/settings': 'Who may sign up, and what people can do here.',
  '/admin/settings/legal': 'A text that you publish appears on its page at once',
  '/admin/tributes': 'Pages of tributes',
  '/admin/users': 'Search users',
  '/admin/webhooks': 'Add a webhook',
};

/** Each page of lib/platform/pages.ts once, as somebody who may open it sees it. */
export const EVERY_PAGE: readonly Screenshot[] = Object.entries(PAGES)
  .filter(([, { who }]) => who !== 'nobody')
  .map(([page, { who }]) => {
    const [as, guardedText] = [READERS[who], GUARDED_TEXTS[page]];
    return {
      ...{ name: nameOf(page), address: exampleOf(page) },
      ...(as && { as }),
      ...(guardedText && { words: guardedText }),
    };
  });

/** For example, `admin-orders-id` for /admin/orders/[id]. */
function nameOf(page: string): string {
  return page.match(/\w+/g)?.join('-') ?? 'home';
}

/** An address of a page. `{name}` is replaced by a value (places.ts). */
export function exampleOf(page: string): string {
  const filledIn = page.replace('[id]', '{memorial}').replace('[secret]', 'NobodyNobodyNobody2222');
  return PAGES[page]?.example ?? filledIn;
}
