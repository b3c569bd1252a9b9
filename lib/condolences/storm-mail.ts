import { pauseLink } from '@/lib/keepers/pause-link';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';

type Storm = {
  memorialId: string;
  fullName: string;
  begun: Date;
  owner: { id: string; email: string; firstName: string };
};

/**
 * Tells the owner, once for each storm, that very many people are writing and that nothing is
 * published unread meanwhile.
 */
export function stormMail(storm: Storm, language: Language): NewMail {
  const t = translatorFor(language);
  const { memorialId, begun, owner } = storm;
  const name = storm.fullName.replace(/\s+/g, ' ');
  const title = t('condolences.mail.stormSubject', { name });
  const pause = pauseLink(memorialId, owner.id, language);
  return {
    key: `condolence-storm/${memorialId}/${begun.toISOString()}`,
    to: owner.email,
    subject: title,
    unsubscribeUrl: pause.unsubscribeUrl,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        paragraphs: [t('condolences.mail.storm', { name })],
        button: {
          label: t('condolences.mail.read'),
          url: absoluteUrl(pathIn(language, paths.memorialCondolences(memorialId))),
        },
        ending: pause.ending,
      },
      language,
    ),
  };
}
