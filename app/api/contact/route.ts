import { letsKnownThrough } from '@/lib/access/lets-known-through';
import { ceilingCaller } from '@/lib/access/queries/ceiling-caller';
import { asReader } from '@/lib/access/reader';
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
  letsThrough: letsKnownThrough('contact'),
  body: contactInput,
  run: async ({ request, viewer, body, t }) => {
    const caller = await ceilingCaller(request, asReader(viewer), null);
    const { isFull } = await consumeCeiling('contactFromAll', 'all', caller);
    await sendMessage(body, !isFull);
    return { message: t('contact.form.sent') };
  },
});
