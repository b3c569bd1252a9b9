import { setNotifications } from '@/lib/accounts/commands/set-notifications';
import { notificationsInput } from '@/lib/accounts/schema';
import { route } from '@/lib/platform/http/route';

/** Sets which optional mails a member gets. Mails about their own actions are always sent. */
export const PUT = route({
  doc: {
    summary: 'Sets which e-mails the caller receives',
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
