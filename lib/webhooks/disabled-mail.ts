import { absoluteUrl } from '@/lib/platform/absolute-url';
import type { WebhookDisabled } from '@/lib/platform/db/generated/enums';
import { pathIn } from '@/lib/platform/language/addresses';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { operatorAddress } from '@/lib/platform/operator';
import { adminWebhooks, ownWebhooks } from './api-paths';

type DisabledWebhook = {
  id: string;
  url: string;
  /** Null for a webhook of the operator. */
  owner: { email: string; language: string } | null;
  why: WebhookDisabled;
  now: Date;
};

const MESSAGES_BY_CAUSE = {
  failing: ['webhooks.mail.text', 'webhooks.mail.next'],
  gone: ['webhooks.mail.gone', 'webhooks.mail.next'],
  secret: ['webhooks.mail.secretText', 'webhooks.mail.secretNext'],
} as const satisfies Record<WebhookDisabled, unknown>;

/** Tells the owner of a webhook, or the operator, that it was switched off, and why. */
export function webhookDisabledMail({ id, url, owner, why, now }: DisabledWebhook): NewMail {
  const language = owner ? toOfferedLanguage(owner.language) : DEFAULT_LANGUAGE;
  const t = translatorFor(language);
  const [text, next] = MESSAGES_BY_CAUSE[why];
  const title = t('webhooks.mail.subject');
  return {
    key: `webhook-disabled/${id}/${now.getTime()}`,
    to: owner?.email ?? operatorAddress(),
    subject: title,
    ...mailLayout(
      {
        heading: title,
        paragraphs: [
          // Only the host, because the rest of the address may contain a secret.
          t(text, { host: new URL(url).host }),
          t(next),
        ],
        button: {
          label: t('webhooks.mail.button'),
          url: absoluteUrl(owner ? pathIn(language, ownWebhooks) : adminWebhooks),
        },
      },
      language,
    ),
  };
}
