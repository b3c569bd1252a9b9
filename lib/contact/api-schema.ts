import { z } from 'zod';
import { moment, pageFields } from '@/lib/platform/http/answer-schema';

const contactMessage = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: moment,
  answeredAt: moment.nullable(),
});

/** GET /api/admin/messages */
export const messagesAnswer = z.strictObject({
  messages: z.array(contactMessage),
  ...pageFields,
});
