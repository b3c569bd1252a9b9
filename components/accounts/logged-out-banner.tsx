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
  /** True if the browser has stored the form's input. */
  isStored: boolean;
  /** Labels of the fields the browser never stores, such as files. */
  unstorableLabels?: readonly string[];
};

/**
 * Shown in a form whose session has ended. If the browser has stored the form's input, the login returns to the form.
 * Otherwise the login opens in another tab, so that the input stays in this one.
 */
export function LoggedOutBanner({ from, isStored, unstorableLabels = [] }: LoggedOutBannerProps) {
  const t = useTranslate();
  const language = useLanguage();
  const listOf = useList();
  return (
    <Banner tone="error" title={t('accounts.loggedOut.title')}>
      <p>
        {!isStored
          ? t('accounts.loggedOut.notKept')
          : unstorableLabels.length > 0
            ? t('accounts.loggedOut.keptExcept', { things: listOf(unstorableLabels) })
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
