import { LonePage } from '@/components/layout/lone-page';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { TextInput } from '@/components/ui/text-input';
import { apiOpenMemorial } from '@/lib/access/api-paths';
import type { Gate as Door } from '@/lib/access/door-rules';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { AskForm } from './ask-form';

type Props = {
  memorialId: string;
  door: Door;
  language: Language;
  /** Why the last password did not open it. */
  refused?: string;
  /** What the family says to whoever does not remember the password; '' for nothing. */
  hint?: string;
};

/**
 * In place of a memorial that is kept for some people. It has nothing of the memorial but its address, and is cached for
 * everybody. Works without a script.
 */
export function Gate({ memorialId, door, language, refused, hint }: Props) {
  const say = useSay();
  const ask = <AskForm memorialId={memorialId} language={language} />;
  return (
    <LonePage
      title={say('access.gate.title')}
      actions={
        <ButtonLink href={paths.loginReturningTo(paths.memorial(memorialId))} variant="secondary">
          {say('access.gate.logIn')}
        </ButtonLink>
      }
    >
      <p>{say(`access.gate.${door}`)}</p>
      <div className="mx-auto max-w-96 space-y-6 pt-3 text-start text-ink">
        {door === 'password' ? (
          <>
            <form method="post" action={apiOpenMemorial(memorialId)} className="space-y-5">
              {refused && (
                <Banner tone="error">
                  <p>{refused}</p>
                  {hint && <p className="mt-1">{say('access.gate.hint', { hint })}</p>}
                </Banner>
              )}
              <input type="hidden" name="language" value={language} />
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
            <details>
              <summary className="min-h-target cursor-pointer content-center text-primary">
                {say('access.ask.noPassword')}
              </summary>
              <div className="pt-4">{ask}</div>
            </details>
          </>
        ) : (
          ask
        )}
      </div>
    </LonePage>
  );
}

/** After somebody has asked the family; the same whatever the family knows of them. */
export function Asked() {
  const say = useSay();
  return (
    <LonePage title={say('access.ask.askedTitle')}>
      <p>{say('access.ask.asked')}</p>
    </LonePage>
  );
}
