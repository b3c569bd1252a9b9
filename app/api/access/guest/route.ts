import { deleteGuestAndCookies } from '@/lib/access/commands/delete-guest-and-cookies';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** Deletes both the cookie and the stored record of this browser's access. */
export const DELETE = route({
  doc: {
    summary: "Ends this browser's guest access to memorials",
    answer: messageAnswer,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  run: ({ request, t }) =>
    deleteGuestAndCookies(request.headers, jsonResponse({ message: t('access.gate.forgotten') })),
});
