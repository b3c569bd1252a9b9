import { LonePage } from '@/components/layout/lone-page';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { QuietLink } from '@/components/ui/quiet-link';
import { TextInput } from '@/components/ui/text-input';
import { apiOpenMemorial } from '@/lib/access/api-paths';
import type { Gate as Door } from '@/lib/access/door-rules';
import { question } from '@/lib/keepers/api-paths';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

type Props = {
  memorialId: string;
  door: Door;
  language: Language;
  refused?: string;
  /** The family's hint for the password; '' if there is none. */
  hint?: string;
  /** True if the viewer is signed in but has no access. */
  isSignedIn?: boolean;
  /** False if nobody is left to answer a request. */
  canAsk: boolean;
};

/**
 * Replaces a memorial that only some people may see. It reveals nothing but the memorial's address, so one cached copy
 * serves everybody. Works without JavaScript.
 */
export function Gate({ memorialId, door, language, refused, hint, isSignedIn, canAsk }: Props) {
  const say = useSay();
  return (
    <LonePage
      title={say('access.gate.title')}
      actions={
        <>
          {canAsk && (
            <ButtonLink
              href={paths.askToSee(memorialId)}
              variant={door === 'password' ? 'secondary' : 'primary'}
            >
              {say('access.ask.send')}
            </ButtonLink>
          )}
          {!isSignedIn && (
            <ButtonLink
              href={paths.loginReturningTo(paths.memorial(memorialId))}
              variant="secondary"
            >
              {say('access.gate.logIn')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{say(door === 'invited' && !canAsk ? 'access.gate.nobody' : `access.gate.${door}`)}</p>
      {door === 'password' && (
        <form
          method="post"
          action={apiOpenMemorial(memorialId, language)}
          className="mx-auto max-w-96 space-y-5 pt-3 text-start text-ink"
        >
          {refused && (
            <Banner tone="error">
              <p>{refused}</p>
              {hint && <p className="mt-1">{say('access.gate.hint', { hint })}</p>}
            </Banner>
          )}
          <TextInput
            id="family-password"
            name="password"
            type="password"
            label={say('access.gate.label')}
            hint={say('access.gate.labelHint')}
            autoComplete="off"
            required
            maxLength={500}
          />
          <Button type="submit" className="w-full">
            {say('access.gate.open')}
          </Button>
        </form>
      )}
      <p className="pt-2">
        <QuietLink href={question(memorialId)}>{say('cases.link')}</QuietLink>
      </p>
      {door === 'invited' && refused && <Banner tone="error">{refused}</Banner>}
    </LonePage>
  );
}
