import { NoticePage } from '@/components/layout/notice-page';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { QuietLink } from '@/components/ui/quiet-link';
import { TextInput } from '@/components/ui/text-input';
import { apiOpenMemorial } from '@/lib/access/api-paths';
import type { GatePageLevel as Door } from '@/lib/access/gate-rules';
import { questionPage } from '@/lib/keepers/api-paths';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

type Props = {
  memorialId: string;
  level: Door;
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
export function Gate({ memorialId, level, language, refused, hint, isSignedIn, canAsk }: Props) {
  const t = useTranslate();
  return (
    <NoticePage
      title={t('access.gate.title')}
      actions={
        <>
          {canAsk && (
            <ButtonLink
              href={paths.accessRequestForm(memorialId)}
              variant={level === 'password' ? 'secondary' : 'primary'}
            >
              {t('access.ask.send')}
            </ButtonLink>
          )}
          {!isSignedIn && (
            <ButtonLink
              href={paths.loginReturningTo(paths.memorial(memorialId))}
              variant="secondary"
            >
              {t('access.gate.logIn')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t(level === 'invited' && !canAsk ? 'access.gate.nobody' : `access.gate.${level}`)}</p>
      {level === 'password' && (
        <form
          method="post"
          action={apiOpenMemorial(memorialId, language)}
          className="mx-auto max-w-96 space-y-5 pt-3 text-start text-ink"
        >
          {refused && (
            <Banner tone="error">
              <p>{refused}</p>
              {hint && <p className="mt-1">{t('access.gate.hint', { hint })}</p>}
            </Banner>
          )}
          <TextInput
            id="family-password"
            name="password"
            type="password"
            label={t('access.gate.label')}
            hint={t('access.gate.labelHint')}
            autoComplete="off"
            required
            maxLength={500}
          />
          <Button type="submit" className="w-full">
            {t('access.gate.open')}
          </Button>
        </form>
      )}
      <p className="pt-2">
        <QuietLink href={questionPage(memorialId)}>{t('cases.link')}</QuietLink>
      </p>
      {level === 'invited' && refused && <Banner tone="error">{refused}</Banner>}
    </NoticePage>
  );
}
