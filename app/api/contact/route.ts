import { ceilingCaller } from '@/lib/access/queries/ceiling-caller';
import { readerForViewer } from '@/lib/access/reader-from';
import { sendMessage } from '@/lib/contact/commands/send-message';
import { contactInput } from '@/lib/contact/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { consumeCeiling } from '@/lib/platform/http/consume-ceiling';
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
  run: async ({ request, viewer, body, t }) => {
    const reader = await readerForViewer(viewer, request.headers);
    await consumeCeiling('contactFromAll', 'all', await ceilingCaller(request, reader, null));
    await sendMessage(body);
    return { message: t('contact.form.sent') };
  },
});
