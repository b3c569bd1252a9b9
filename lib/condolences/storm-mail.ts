import { pauseLink } from '@/lib/keepers/pause-link';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';

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
  const say = wordsIn(language);
  const { memorialId, begun, owner } = storm;
  const name = storm.fullName.replace(/\s+/g, ' ');
  const title = say('condolences.mail.stormSubject', { name });
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
        paragraphs: [say('condolences.mail.storm', { name })],
        button: {
          label: say('condolences.mail.read'),
          url: absolute(pathIn(language, paths.memorialCondolences(memorialId))),
        },
        ending: pause.ending,
      },
      language,
    ),
  };
}
