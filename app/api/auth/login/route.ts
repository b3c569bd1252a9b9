import { logIn } from '@/lib/accounts/commands/log-in';
import { loginInput } from '@/lib/accounts/schema';
import { answerSignedIn } from '@/lib/auth/answer-signed-in';
import { userAgent } from '@/lib/auth/user-agent';
import { callerNetwork } from '@/lib/http/caller-network';
import { takeFromLimit } from '@/lib/http/rate-limit';
import { route } from '@/lib/http/route';

export const POST = route({
  access: 'anyone',
  limit: 'login',
  body: loginInput,
  run: async ({ request, body }) => {
    // By address and account together: a stranger who fails does not lock the owner out.
    await takeFromLimit('loginToAccount', `${callerNetwork(request)} ${body.email}`);
    return answerSignedIn(await logIn(body, userAgent(request)));
  },
});
