import { makePoster } from '@/lib/media/commands/make-poster';
import { removeMedia } from '@/lib/media/commands/remove-media';
import { removeStrayObjects } from '@/lib/media/commands/remove-stray-objects';
import { forgetDrafts } from '@/lib/memorials/commands/forget-drafts';
import { sendBirthdayReminders } from '@/lib/memorials/commands/send-birthday-reminders';
import { checkOrder } from '@/lib/settlement/check-order';
import { findLostRefunds } from '@/lib/settlement/find-lost-refunds';
import { sendRefund } from '@/lib/settlement/send-refund';
import { forgetExpired } from './forget-expired';
import { forgetOldMail } from './forget-old-mail';
import type { JobData, JobName } from './queues';
import { requeueMail } from './requeue-mail';
import { sendMail } from './send-mail';

/** Who does which job. What throws is tried again; what may run twice must do so without harm. */
export const handlers: { [Name in JobName]: (data: JobData[Name]) => Promise<void> } = {
  'send-mail': sendMail,
  'check-order': checkOrder,
  'send-refund': (data) => sendRefund(data),
  'find-lost-refunds': findLostRefunds,
  'requeue-mail': requeueMail,
  'forget-expired': forgetExpired,
  'forget-old-mail': forgetOldMail,
  'forget-drafts': forgetDrafts,
  'make-poster': makePoster,
  'remove-media': removeMedia,
  'remove-stray-objects': removeStrayObjects,
  'send-birthday-reminders': sendBirthdayReminders,
};
