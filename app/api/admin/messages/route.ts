import { pageQuerySchema } from '@/lib/admin/schema';
import { messagesResponse } from '@/lib/contact/api-schema';
import { listMessages } from '@/lib/contact/queries/list-messages';
import { route } from '@/lib/platform/http/route';

/** Newest first. */
export const GET = route({
  doc: {
    summary: 'Lists the messages to the operator',
    answer: messagesResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  query: pageQuerySchema,
  run: async ({ query }) => {
    const { messages, ...page } = await listMessages(query);
    return { messages: messages.map(({ id, ...message }) => ({ _id: id, ...message })), ...page };
  },
});
