import { deleteOwnProfile } from '@/lib/accounts/commands/delete-profile';
import { requirePassword } from '@/lib/accounts/commands/require-password';
import { deleteProfileQuery } from '@/lib/accounts/schema';
import { passwordConfirmation } from '@/lib/accounts/schema-password';
import { deleteAskerData } from '@/lib/cases/commands/delete-asker-data';
import {
  deleteAuthorAddress,
  withdrawAllCondolences,
} from '@/lib/condolences/commands/change-condolence';
import { deleteMemberData } from '@/lib/memorials/commands/delete-member-data';
import { settleOwnedMemorials } from '@/lib/memorials/commands/settle-owned-memorials';
import { ownedMemorialChoices } from '@/lib/memorials/schema-owned-memorial-choices';
import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { readJson } from '@/lib/platform/http/read-json';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const DELETE = route({
  doc: {
    summary: "Deletes the caller's profile",
    answer: messageAnswer,
    form: { as: ['application/json'], fields: passwordConfirmation, isOptional: true },
    errors: ['conflict', 'not_found', 'forbidden', 'unsupported', 'too_large'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  query: deleteProfileQuery.extend({ memorials: ownedMemorialChoices }),
  run: async ({ request, viewer, query, t }) => {
    // Handing over or deleting memorials requires the password, as it does elsewhere; a session is not enough.
    if (query.memorials.some(({ to }) => to !== 'leave'))
      await requirePassword(viewer, passwordConfirmation.parse(await readJson(request)).password);
    const condolences =
      query.condolences === 'take_back' ? withdrawAllCondolences : deleteAuthorAddress;
    const memorials = settleOwnedMemorials(viewer, query.memorials);
    const otherDeletions = { condolences, memorials, cases: deleteAskerData };
    const allMemorialsStay = query.memorials.every(({ to }) => to !== 'delete');
    await deleteOwnProfile(viewer, { ...deleteMemberData, ...otherDeletions }, allMemorialsStay);
    const headers = { 'Set-Cookie': clearedSessionCookie() };
    return jsonResponse({ message: t('accounts.loginMessages.profileDeleted') }, { headers });
  },
});
