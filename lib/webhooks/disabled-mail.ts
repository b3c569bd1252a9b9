import { pathIn } from '@/lib/platform/language/addresses';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { languageOf } from '@/lib/platform/language/offered';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { operatorAddress } from '@/lib/platform/operator';
import { absolute } from '@/lib/platform/site-url';
import { adminWebhooks, ownWebhooks } from './api-paths';

type Disabled = {
  id: string;
  url: string;
  /** Null: it is the operator's. */
  owner: { email: string; language: string } | null;
  /** Whether its address said that it is gone, and so has not failed for days. */
  isGone: boolean;
  now: Date;
};

/** Tells the owner of an endpoint, or the operator, that it was switched off, and why. */
export function disabledMail({ id, url, owner, isGone, now }: Disabled): NewMail {
  const language = owner ? languageOf(owner.language) : DEFAULT_LANGUAGE;
  const say = wordsIn(language);
  const title = say('webhooks.mail.subject');
  return {
    key: `webhook-disabled/${id}/${now.getTime()}`,
    to: owner?.email ?? operatorAddress(),
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [
          // Its host alone: the rest of an address may be a secret.
          say(isGone ? 'webhooks.mail.gone' : 'webhooks.mail.text', { host: new URL(url).host }),
          say('webhooks.mail.next'),
        ],
        button: {
          label: say('webhooks.mail.button'),
          url: absolute(owner ? pathIn(language, ownWebhooks) : adminWebhooks),
        },
      },
      language,
    ),
  };
}
