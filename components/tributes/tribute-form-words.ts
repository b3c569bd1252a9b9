import type { MessagePart } from '@/components/ui/client-words';

/** The messages that the whole-page form for flowers says. */
export const TRIBUTE_FORM_WORDS = [
  'tributes.flowers',
  'tributes.form',
  'tributes.sizes',
  'tributes.faults',
  'shop.flowers',
  'payments.pay',
  'accounts.loginMessages',
  'ui',
] satisfies MessagePart[];
