import type { Screenshot } from '@/lab/screenshots/screenshot';
import { MORE_ADMIN_STATES } from './more-admin-states';
import { MORE_MEMBER_STATES } from './more-member-states';
import { MORE_PAYMENT_STATES } from './more-payment-states';
import { MORE_VISITOR_STATES } from './more-visitor-states';

/** States with dialogs, refusals and notices, in addition to those of lab/screenshots/pictures.ts. */
export const MORE_STATES: readonly Screenshot[] = [
  ...MORE_VISITOR_STATES,
  ...MORE_MEMBER_STATES,
  ...MORE_PAYMENT_STATES,
  ...MORE_ADMIN_STATES,
];
