import { pageQuerySchema } from '@/lib/admin/schema';
import { listMessages } from '@/lib/contact/queries';
import { route } from '@/lib/http/route';

/** What people wrote on the contact page, the newest first. */
export const GET = route({
  access: 'admin',
  limit: 'read',
  query: pageQuerySchema,
  run: async ({ query }) => {
    const { messages, ...page } = await listMessages(query);
    return { messages: messages.map(({ id, ...message }) => ({ _id: id, ...message })), ...page };
  },
});
