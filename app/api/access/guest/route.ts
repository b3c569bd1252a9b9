import { deleteGuest } from '@/lib/access/commands/delete-guest';
import { clearedGuestCookies, guestSecret } from '@/lib/access/guest-cookie';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** This browser forgets what it was let into, and so do we. */
export const DELETE = route({
  doc: {
    summary: 'Ends what this browser was let into',
    answer: messageAnswer,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  run: async ({ request, say }) => {
    const secret = guestSecret(request.headers);
    if (secret) await deleteGuest(secret);
    const answer = jsonResponse({ message: say('access.gate.forgotten') });
    for (const cookie of clearedGuestCookies(request.headers))
      answer.headers.append('Set-Cookie', cookie);
    return answer;
  },
});
