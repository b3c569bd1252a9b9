import { useLanguage } from '#use-language';
import { Banner } from '@/components/ui/banner';
import { QuietFullLoadLink } from '@/components/ui/quiet-link';
import { pathIn } from '@/lib/platform/language/addresses';
import { useList } from '@/lib/platform/language/use-list';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

export type LoggedOutBannerProps = {
  /** The form's address; the login returns to it. */
  from: string;
  /** True if the browser has stored what was typed. */
  isStored: boolean;
  /** Labels of the fields the browser never stores, such as files. */
  without?: readonly string[];
};

/**
 * Shown in a form whose session has ended. If the browser has stored what was typed, the login returns to the form; if
 * not, the login opens in another tab so that this one keeps it.
 */
export function LoggedOutBanner({ from, isStored, without = [] }: LoggedOutBannerProps) {
  const t = useTranslate();
  const language = useLanguage();
  const listOf = useList();
  return (
    <Banner tone="error" title={t('accounts.loggedOut.title')}>
      <p>
        {!isStored
          ? t('accounts.loggedOut.notKept')
          : without.length > 0
            ? t('accounts.loggedOut.keptExcept', { things: listOf(without) })
            : t('accounts.loggedOut.kept')}
      </p>
      <p>
        {/* A full page load, so that the form reads the stored values when the person returns. */}
        {isStored ? (
          <QuietFullLoadLink href={paths.loginFrom(pathIn(language, from), t('api.logIn'))}>
            {t('accounts.loggedOut.logIn')}
          </QuietFullLoadLink>
        ) : (
          <QuietFullLoadLink href={paths.login} target="_blank" rel="noopener">
            {t('accounts.loggedOut.openLogin')}
          </QuietFullLoadLink>
        )}
      </p>
    </Banner>
  );
}
