import { deleteOwnProfile } from '@/lib/accounts/commands/delete-profile';
import { requirePassword } from '@/lib/accounts/commands/require-password';
import { deleteProfileQuery } from '@/lib/accounts/schema';
import { passwordAgain } from '@/lib/accounts/schema-password';
import { forgetAsker } from '@/lib/cases/commands/forget-asker';
import { forgetAuthor, withdrawAllOf } from '@/lib/condolences/commands/change-condolence';
import { deleteMemberData } from '@/lib/memorials/commands/delete-member-data';
import { partWithMemorials } from '@/lib/memorials/commands/part-with-memorials';
import { partings } from '@/lib/memorials/schema-partings';
import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { readJson } from '@/lib/platform/http/read-json';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const DELETE = route({
  doc: {
    summary: "Deletes the caller's profile",
    answer: messageAnswer,
    form: { as: ['application/json'], fields: passwordAgain, isOptional: true },
    errors: ['conflict', 'not_found', 'forbidden', 'unsupported', 'too_large'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  query: deleteProfileQuery.extend({ memorials: partings }),
  run: async ({ request, viewer, query, say }) => {
    // Handing over or deleting memorials requires the password, as it does elsewhere; a session is not enough.
    if (query.memorials.some(({ to }) => to !== 'leave'))
      await requirePassword(viewer, passwordAgain.parse(await readJson(request)).password);
    const condolences = query.condolences === 'take_back' ? withdrawAllOf : forgetAuthor;
    const memorials = partWithMemorials(viewer, query.memorials);
    const others = { condolences, memorials, cases: forgetAsker };
    const stays = query.memorials.every(({ to }) => to !== 'delete');
    await deleteOwnProfile(viewer, { ...deleteMemberData, ...others }, stays);
    const headers = { 'Set-Cookie': clearedSessionCookie() };
    return jsonResponse({ message: say('accounts.loginMessages.profileDeleted') }, { headers });
  },
});
