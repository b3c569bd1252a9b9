import { sendMessage } from '@/lib/contact/commands/send-message';
import { contactInput } from '@/lib/contact/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Sends a message to the operator',
    answer: messageAnswer,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'contact',
  body: contactInput,
  run: async ({ body, t }) => {
    await consumeRateLimit('contactFromAll', 'all');
    await sendMessage(body);
    return { message: t('contact.form.sent') };
  },
});
