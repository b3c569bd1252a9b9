import { useLanguage } from '#use-language';
import { Banner } from '@/components/ui/banner';
import { QuietAnchor } from '@/components/ui/quiet-link';
import { pathIn } from '@/lib/platform/language/addresses';
import { useList } from '@/lib/platform/language/use-list';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

export type LoggedOut = {
  /** The form's address; the login returns to it. */
  from: string;
  /** True if the browser has stored what was typed. */
  isKept: boolean;
  /** Labels of the fields the browser never stores, such as files. */
  without?: readonly string[];
};

/**
 * Shown in a form whose session has ended. If the browser has stored what was typed, the login returns to the form; if
 * not, the login opens in another tab so that this one keeps it.
 */
export function LoggedOutBanner({ from, isKept, without = [] }: LoggedOut) {
  const say = useSay();
  const language = useLanguage();
  const listOf = useList();
  return (
    <Banner tone="error" title={say('accounts.loggedOut.title')}>
      <p>
        {!isKept
          ? say('accounts.loggedOut.notKept')
          : without.length > 0
            ? say('accounts.loggedOut.keptExcept', { things: listOf(without) })
            : say('accounts.loggedOut.kept')}
      </p>
      <p>
        {/* A full page load, so that the form reads the stored values when the person returns. */}
        {isKept ? (
          <QuietAnchor href={paths.loginFrom(pathIn(language, from), say('api.logIn'))}>
            {say('accounts.loggedOut.logIn')}
          </QuietAnchor>
        ) : (
          <QuietAnchor href={paths.login} target="_blank" rel="noopener">
            {say('accounts.loggedOut.openLogin')}
          </QuietAnchor>
        )}
      </p>
    </Banner>
  );
}
