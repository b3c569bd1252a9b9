import type { WebhookDisabled } from '@/lib/platform/db/generated/enums';
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
  /** Null for a webhook of the operator. */
  owner: { email: string; language: string } | null;
  why: WebhookDisabled;
  now: Date;
};

const WORDS = {
  failing: ['webhooks.mail.text', 'webhooks.mail.next'],
  gone: ['webhooks.mail.gone', 'webhooks.mail.next'],
  secret: ['webhooks.mail.secretText', 'webhooks.mail.secretNext'],
} as const satisfies Record<WebhookDisabled, unknown>;

/** Tells the owner of a webhook, or the operator, that it was switched off, and why. */
export function disabledMail({ id, url, owner, why, now }: Disabled): NewMail {
  const language = owner ? languageOf(owner.language) : DEFAULT_LANGUAGE;
  const say = wordsIn(language);
  const [text, next] = WORDS[why];
  const title = say('webhooks.mail.subject');
  return {
    key: `webhook-disabled/${id}/${now.getTime()}`,
    to: owner?.email ?? operatorAddress(),
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [
          // Only the host, because the rest of the address may contain a secret.
          say(text, { host: new URL(url).host }),
          say(next),
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
