import { useLanguage } from '#use-language';
import { Banner } from '@/components/ui/banner';
import { QuietAnchor } from '@/components/ui/quiet-link';
import { pathIn } from '@/lib/platform/language/addresses';
import { useList } from '@/lib/platform/language/use-list';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

export type LoggedOut = {
  /** The address of the form, to which the login leads back. */
  from: string;
  /** Whether this browser could store what was typed. */
  isKept: boolean;
  /** What it cannot store in any case. */
  without?: readonly string[];
};

/**
 * In a form whose session has ended: the login comes back to it, and what was typed is kept meanwhile. What the
 * browser cannot keep stays in this tab, so the login then happens in another.
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
        {/* A whole page, so that the form reads what is stored when it comes back. */}
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
