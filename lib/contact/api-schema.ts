import { z } from 'zod';
import { isoTime, pagingFields } from '@/lib/platform/http/answer-schema';

const contactMessage = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: isoTime,
  answeredAt: isoTime.nullable(),
});

/** GET /api/admin/messages */
export const messagesResponse = z.strictObject({
  messages: z.array(contactMessage),
  ...pagingFields,
});
