import { oneLine, personName } from '@/lib/keepers/mail-names';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';

type Memorial = { id: string; fullName: string };
type PersonName = { firstName: string; lastName: string };
type Keeper = { email: string; firstName: string };

/** Tells a keeper that another one has asked them to read condolences first. */
export function askedKeeperMail(
  { id, fullName }: Memorial,
  keeper: Keeper,
  asker: PersonName,
  now: Date,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const name = oneLine(fullName);
  const title = t('condolences.mail.askedSubject', { person: personName(asker), name });
  return {
    key: `first-reader/${id}/${keeper.email}/${now.getTime()}`,
    to: keeper.email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        name: keeper.firstName,
        paragraphs: [t('condolences.mail.asked', { name }), t('condolences.mail.askedHow')],
        button: {
          label: t('condolences.mail.read'),
          url: absoluteUrl(pathIn(language, paths.memorialCondolences(id))),
        },
      },
      language,
    ),
  };
}
