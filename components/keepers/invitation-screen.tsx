import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { apiAcceptInvitation, apiDeclineInvitation } from '@/lib/keepers/api-paths';
import type { LinkedInvitation } from '@/lib/keepers/queries/find-linked-invitation';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { LinkForm, MailLinkPage } from './mail-link-page';

type Props = {
  secret: string;
  invitation: LinkedInvitation;
  /** The address of the signed-in account; null if nobody is signed in. */
  ownEmail: string | null;
  language: Language;
};

/**
 * The page that an invitation links to, with forms to accept or decline it. Works without JavaScript, and opening the
 * page changes nothing.
 */
export function InvitationScreen({ secret, invitation, ownEmail, language }: Props) {
  const t = useTranslate();
  const { fullName, role, email, maskedEmail, inviter } = invitation;
  const person = nameOf(inviter);
  const pathOfThisPage = pathIn(language, paths.invitation(secret));
  const formProps = { secret, language };
  return (
    <MailLinkPage
      title={
        person
          ? t('keepers.link.asks', { person, name: fullName })
          : t('keepers.link.asked', { name: fullName })
      }
    >
      <p>{t(`keepers.link.${role}`)}</p>
      <p>{t('keepers.link.free')}</p>
      {ownEmail === null && (
        <>
          <p>{t('keepers.link.logIn', { email: maskedEmail })}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.loginReturningTo(pathOfThisPage)}>
              {t('keepers.link.toLogIn')}
            </ButtonLink>
            <ButtonLink href={paths.signupReturningTo(pathOfThisPage)} variant="secondary">
              {t('keepers.link.toSignUp')}
            </ButtonLink>
          </div>
        </>
      )}
      {ownEmail !== null && ownEmail !== email && (
        <p>
          {person
            ? t('keepers.link.otherAddress', { email: maskedEmail, own: ownEmail, person })
            : t('keepers.link.otherAddressNobody', { email: maskedEmail, own: ownEmail })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {ownEmail === email && (
          <LinkForm {...formProps} action={apiAcceptInvitation}>
            <Button type="submit">{t('keepers.link.accept')}</Button>
          </LinkForm>
        )}
        <LinkForm {...formProps} action={apiDeclineInvitation}>
          <Button type="submit" variant={ownEmail === email ? 'secondary' : 'quiet'}>
            {t('keepers.link.decline')}
          </Button>
        </LinkForm>
      </div>
    </MailLinkPage>
  );
}

/** Shown instead of an invitation that was already answered, is no longer valid or does not exist. */
export function EndedInvitation({ invitation }: { invitation: LinkedInvitation | null }) {
  const t = useTranslate();
  if (!invitation)
    return (
      <MailLinkPage title={t('keepers.link.unknownTitle')}>
        <p>{t('keepers.link.unknown')}</p>
      </MailLinkPage>
    );
  const { state, memorialId, inviter } = invitation;
  if (state === 'accepted')
    return (
      <MailLinkPage title={t('keepers.link.acceptedTitle')}>
        <ButtonLink href={paths.memorial(memorialId)}>{t('keepers.link.toMemorial')}</ButtonLink>
      </MailLinkPage>
    );
  if (state === 'declined')
    return (
      <MailLinkPage title={t('keepers.link.declinedTitle')}>
        <p>{t('keepers.link.declined')}</p>
      </MailLinkPage>
    );
  const person = nameOf(inviter);
  return (
    <MailLinkPage title={t('keepers.link.endedTitle')}>
      <p>{person ? t('keepers.link.ended', { person }) : t('keepers.link.endedNobody')}</p>
    </MailLinkPage>
  );
}

/** Returns '' if the inviter's account was deleted. */
const nameOf = (inviter: LinkedInvitation['inviter']) =>
  inviter ? `${inviter.firstName} ${inviter.lastName}`.trim() : '';
