import { setNotifications } from '@/lib/accounts/commands/set-notifications';
import { notificationsInput } from '@/lib/accounts/schema';
import { route } from '@/lib/http/route';

/** Which mails a person wants besides those about their own doings. */
export const PUT = route({
  access: 'member',
  limit: 'write',
  body: notificationsInput,
  run: async ({ viewer, body }) => {
    await setNotifications(viewer, body);
    return body;
  },
});
