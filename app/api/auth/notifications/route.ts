import { setNotifications } from '@/lib/accounts/commands/set-notifications';
import { notificationsInput } from '@/lib/accounts/schema';
import { route } from '@/lib/platform/http/route';

/** Which mails a member wants besides those about their own actions. */
export const PUT = route({
  doc: {
    summary: 'Sets which mails to receive',
    answer: notificationsInput,
    errors: [],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  body: notificationsInput,
  run: async ({ viewer, body }) => {
    await setNotifications(viewer, body);
    return body;
  },
});
