import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { apiStillHere } from '@/lib/keepers/api-paths';
import type { AskedOwner } from '@/lib/keepers/queries/silence-question';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { LinkAnswer, LinkFrame } from './link-frame';

type Props = {
  secret: string;
  /** null if the link is unknown. */
  owner: AskedOwner | null;
  language: Language;
};

/** Asks an owner who has been silent to confirm that they are there, and thanks them. Works without JavaScript. */
export function StillHereScreen({ secret, owner, language }: Props) {
  const say = useSay();
  if (!owner)
    return (
      <LinkFrame title={say('keepers.here.unknownTitle')}>
        <p>{say('keepers.here.unknown')}</p>
        <ButtonLink href={paths.login}>{say('keepers.link.toLogIn')}</ButtonLink>
      </LinkFrame>
    );
  if (owner.wasHere)
    return (
      <LinkFrame title={say('keepers.here.thanksTitle')}>
        <p>{say('keepers.here.thanks')}</p>
      </LinkFrame>
    );
  return (
    <LinkFrame title={say('keepers.here.question', { name: owner.firstName })}>
      <p>{say('keepers.here.means')}</p>
      <LinkAnswer to={apiStillHere} secret={secret} language={language}>
        <Button type="submit">{say('keepers.mails.stillThere.button')}</Button>
      </LinkAnswer>
    </LinkFrame>
  );
}
