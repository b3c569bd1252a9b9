import { Banner } from '@/components/ui/banner';
import { exceptFor } from '@/components/ui/except-for';
import { PageAnchor } from '@/components/ui/page-link';
import { paths } from '@/lib/platform/paths';

type Props = {
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
export const LogInAgain = ({ from, isKept, without = [] }: Props) => (
  <Banner tone="error" title="You have been logged out.">
    {isKept ? (
      <p>What you typed is kept in this browser{exceptFor(without)}.</p>
    ) : (
      <p>
        This browser could not keep what you typed: it is in this tab alone. Leave the tab open, log
        in from another one, then come back and continue.
      </p>
    )}
    <p>
      {/* A whole page, so that the form reads what is stored when it comes back. */}
      {isKept ? (
        <PageAnchor href={paths.loginFrom(from, 'Please log in to continue.')} className={LINK}>
          Log in and come back to this form
        </PageAnchor>
      ) : (
        <PageAnchor href={paths.login} target="_blank" rel="noopener" className={LINK}>
          Open the login page in another tab
        </PageAnchor>
      )}
    </p>
  </Banner>
);

const LINK = 'text-link inline-flex min-h-target items-center';
