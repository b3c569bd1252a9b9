import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { apiPauseMails } from './api-paths';
import { pauseToken } from './pause-token';

/**
 * What a mail about a memorial to somebody who looks after it has to say: where one press ends all such mails, as the header for mail
 * programs, and as the `ending` of the mail.
 */
export function pauseLink(memorialId: string, userId: string, language: Language) {
  const say = wordsIn(language);
  const token = pauseToken(memorialId, userId);
  return {
    unsubscribeUrl: absolute(apiPauseMails(token)),
    ending: {
      label: say('condolences.mail.pause'),
      url: absolute(pathIn(language, paths.pauseMails(token))),
    },
  };
}
