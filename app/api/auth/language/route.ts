import { setLanguage } from '@/lib/accounts/commands/set-language';
import { languageInput } from '@/lib/accounts/language-schema';
import { route } from '@/lib/platform/http/route';

export const PUT = route({
  doc: {
    summary: "Sets the language of the caller's e-mails",
    answer: languageInput,
    errors: [],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  body: languageInput,
  run: async ({ viewer, body }) => {
    await setLanguage(viewer, body);
    return body;
  },
});
