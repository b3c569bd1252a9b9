import { clearedSessionCookie } from '@/lib/auth/session-cookie';
import { answerJson, route } from '@/lib/http/route';
import { deleteProfile } from '@/lib/profiles/commands/delete-profile';

export const DELETE = route({
  access: 'member',
  limit: 'write',
  run: async ({ viewer }) => {
    await deleteProfile(viewer);
    const headers = { 'Set-Cookie': clearedSessionCookie() };
    return answerJson({ message: 'Your profile has been deleted.' }, { headers });
  },
});
