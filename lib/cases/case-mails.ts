import { CASE_DAYS } from '@/lib/keepers/rules';
import type { CaseClaim } from '@/lib/platform/db/generated/enums';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { operatorAddress } from '@/lib/platform/operator';

type About = { id: string; email: string; language: Language };

/**
 * Tells whoever asked that the question arrived. Anybody's address can be typed there, so it has no words of the form, and says of no
 * page that it is there.
 */
export function receivedMail({ id, email, language }: About): NewMail {
  const say = wordsIn(language);
  const title = say('cases.ask.sentTitle');
  return {
    key: `case-received/${id}`,
    to: email,
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [say('cases.mails.received.text', { days: CASE_DAYS })],
        notes: [say('condolences.mail.notYou')],
      },
      language,
    ),
  };
}

/** The operator's answer, which its recipient can answer in turn. Whoever objected to a deletion has written nothing. */
export function answeredMail({
  id,
  email,
  language,
  claim,
  answer,
  now,
}: About & { claim: CaseClaim; answer: string; now: Date }): NewMail {
  const say = wordsIn(language);
  const title = say('cases.mails.answered.subject');
  const about = say(`cases.mails.answered.${claim === 'deletion' ? 'objection' : 'text'}`);
  return {
    key: `case-answered/${id}/${now.getTime()}`,
    to: email,
    replyTo: operatorAddress(),
    subject: title,
    ...mailLayout({ heading: title, paragraphs: [about, answer] }, language),
  };
}
