import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { apiAcceptInvitation, apiDeclineInvitation } from '@/lib/keepers/api-paths';
import type { LinkedInvitation } from '@/lib/keepers/queries/open-invitation';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { LinkAnswer, LinkFrame } from './link-frame';

type Props = {
  secret: string;
  invitation: LinkedInvitation;
  /** The address of the signed-in account; null if nobody is signed in. */
  ownEmail: string | null;
  language: Language;
};

/**
 * The page of an invitation, with forms that accept or decline it. Works without JavaScript, and opening the page
 * changes nothing.
 */
export function InvitationScreen({ secret, invitation, ownEmail, language }: Props) {
  const say = useSay();
  const { fullName, role, email, maskedEmail, inviter } = invitation;
  const person = nameOf(inviter);
  const here = pathIn(language, paths.invitation(secret));
  const answer = { secret, language };
  return (
    <LinkFrame
      title={
        person
          ? say('keepers.link.asks', { person, name: fullName })
          : say('keepers.link.asked', { name: fullName })
      }
    >
      <p>{say(`keepers.link.${role}`)}</p>
      <p>{say('keepers.link.free')}</p>
      {ownEmail === null && (
        <>
          <p>{say('keepers.link.logIn', { email: maskedEmail })}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.loginReturningTo(here)}>
              {say('keepers.link.toLogIn')}
            </ButtonLink>
            <ButtonLink href={paths.signupReturningTo(here)} variant="secondary">
              {say('keepers.link.toSignUp')}
            </ButtonLink>
          </div>
        </>
      )}
      {ownEmail !== null && ownEmail !== email && (
        <p>
          {person
            ? say('keepers.link.otherAddress', { email: maskedEmail, own: ownEmail, person })
            : say('keepers.link.otherAddressNobody', { email: maskedEmail, own: ownEmail })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {ownEmail === email && (
          <LinkAnswer {...answer} to={apiAcceptInvitation}>
            <Button type="submit">{say('keepers.link.accept')}</Button>
          </LinkAnswer>
        )}
        <LinkAnswer {...answer} to={apiDeclineInvitation}>
          <Button type="submit" variant={ownEmail === email ? 'secondary' : 'quiet'}>
            {say('keepers.link.decline')}
          </Button>
        </LinkAnswer>
      </div>
    </LinkFrame>
  );
}

/** Replaces an invitation that was answered, has ended or does not exist. */
export function EndedInvitation({ invitation }: { invitation: LinkedInvitation | null }) {
  const say = useSay();
  if (!invitation)
    return (
      <LinkFrame title={say('keepers.link.unknownTitle')}>
        <p>{say('keepers.link.unknown')}</p>
      </LinkFrame>
    );
  const { state, memorialId, inviter } = invitation;
  if (state === 'accepted')
    return (
      <LinkFrame title={say('keepers.link.acceptedTitle')}>
        <ButtonLink href={paths.memorial(memorialId)}>{say('keepers.link.toMemorial')}</ButtonLink>
      </LinkFrame>
    );
  if (state === 'declined')
    return (
      <LinkFrame title={say('keepers.link.declinedTitle')}>
        <p>{say('keepers.link.declined')}</p>
      </LinkFrame>
    );
  const person = nameOf(inviter);
  return (
    <LinkFrame title={say('keepers.link.endedTitle')}>
      <p>{person ? say('keepers.link.ended', { person }) : say('keepers.link.endedNobody')}</p>
    </LinkFrame>
  );
}

/** Returns '' if the inviter's account was deleted. */
const nameOf = (inviter: LinkedInvitation['inviter']) =>
  inviter ? `${inviter.firstName} ${inviter.lastName}`.trim() : '';
