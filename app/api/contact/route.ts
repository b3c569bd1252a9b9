import { sendMessage } from '@/lib/contact/commands';
import { contactInput } from '@/lib/contact/schema';
import { takeFromLimit } from '@/lib/http/rate-limit';
import { route } from '@/lib/http/route';

export const POST = route({
  access: 'anyone',
  limit: 'contact',
  body: contactInput,
  run: async ({ body }) => {
    await takeFromLimit('contactFromAll', 'all');
    await sendMessage(body);
    return { message: 'Your message has been sent successfully!' };
  },
});
