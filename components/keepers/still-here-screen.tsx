import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { apiStillHere } from '@/lib/keepers/api-paths';
import type { CheckedOwner } from '@/lib/keepers/queries/find-checked-owner';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { LinkForm, MailLinkPage } from './mail-link-page';

type Props = {
  secret: string;
  /** null if the link is unknown. */
  owner: CheckedOwner | null;
  language: Language;
};

/**
 * Asks an owner who has not logged in for a long time to confirm that they are still there, and then thanks them. Works
 * without JavaScript.
 */
export function StillHereScreen({ secret, owner, language }: Props) {
  const t = useTranslate();
  if (!owner)
    return (
      <MailLinkPage title={t('keepers.here.unknownTitle')}>
        <p>{t('keepers.here.unknown')}</p>
        <ButtonLink href={paths.login}>{t('keepers.link.toLogIn')}</ButtonLink>
      </MailLinkPage>
    );
  if (owner.wasHere)
    return (
      <MailLinkPage title={t('keepers.here.thanksTitle')}>
        <p>{t('keepers.here.thanks')}</p>
      </MailLinkPage>
    );
  return (
    <MailLinkPage title={t('keepers.here.question', { name: owner.firstName })}>
      <p>{t('keepers.here.means')}</p>
      <LinkForm action={apiStillHere} secret={secret} language={language}>
        <Button type="submit">{t('keepers.mails.stillThere.button')}</Button>
      </LinkForm>
    </MailLinkPage>
  );
}
