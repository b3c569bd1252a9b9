import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { apiPauseMails } from './api-paths';
import { pauseToken } from './pause-token';

/**
 * The two ways to pause mails about a memorial: the address for the header that mail programs use,
 * and the link at the end of the mail.
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
