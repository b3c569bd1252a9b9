import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import * as paths from '@/lib/platform/paths';
import { apiPauseMails } from './api-paths';
import { pauseToken } from './pause-token';

/**
 * The two ways to pause mails about a memorial: the address for the header that mail programs use,
 * and the link at the end of the mail.
 */
export function pauseLink(memorialId: string, userId: string, language: Language) {
  const t = translatorFor(language);
  const token = pauseToken(memorialId, userId);
  return {
    unsubscribeUrl: absoluteUrl(apiPauseMails(token)),
    ending: {
      label: t('condolences.mail.pause'),
      url: absoluteUrl(pathIn(language, paths.mailPause(token))),
    },
  };
}
