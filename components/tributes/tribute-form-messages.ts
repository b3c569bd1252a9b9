import type { MessagePart } from '@/components/ui/client-messages';

/** The translations needed by the full-page flower form. */
export const TRIBUTE_FORM_MESSAGES = [
  'tributes.flowers',
  'tributes.form',
  'tributes.sizes',
  'tributes.faults',
  'shop.flowers',
  'payments.pay',
  'accounts.loginMessages',
  'ui',
] satisfies MessagePart[];
