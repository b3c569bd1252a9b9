import { CASE_DAYS } from '@/lib/keepers/rules';
import type { CaseClaim } from '@/lib/platform/db/generated/enums';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { operatorAddress } from '@/lib/platform/operator';

type About = { id: string; email: string; language: Language };

/**
 * Confirms that a question arrived. Anybody's address can be typed into the form, so the mail
 * contains none of its text and does not reveal whether the page exists.
 */
export function questionReceivedMail({ id, email, language }: About): NewMail {
  const t = translatorFor(language);
  const title = t('cases.ask.sentTitle');
  return {
    key: `case-received/${id}`,
    to: email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [t('cases.mails.received.text', { days: CASE_DAYS })],
        notes: [t('condolences.mail.notYou')],
      },
      language,
    ),
  };
}

/**
 * The operator's answer, to which the recipient can reply. For an objection to a deletion the text
 * differs, because its author wrote no question.
 */
export function questionAnsweredMail({
  id,
  email,
  language,
  claim,
  answer,
  now,
}: About & { claim: CaseClaim; answer: string; now: Date }): NewMail {
  const t = translatorFor(language);
  const title = t('cases.mails.answered.subject');
  const about = t(`cases.mails.answered.${claim === 'deletion' ? 'objection' : 'text'}`);
  return {
    key: `case-answered/${id}/${now.getTime()}`,
    to: email,
    replyTo: operatorAddress(),
    subject: title,
    ...mailLayout({ heading: title, paragraphs: [about, answer] }, language),
  };
}
