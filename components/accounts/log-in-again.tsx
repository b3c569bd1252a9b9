import { Banner } from '@/components/ui/banner';
import { paths } from '@/lib/platform/paths';

type Props = {
  /** The address of the form, to which the login leads back. */
  from: string;
  /** What is not kept in the browser, in a sentence. */
  without?: string;
};

/** In a form whose session has ended: the login comes back to it, and what was typed is kept meanwhile. */
export const LogInAgain = ({ from, without }: Props) => (
  <Banner tone="error" title="You are not logged in any more.">
    <p>Nothing that you typed is lost. {without}</p>
    <p>
      {/* A whole page, so that the form reads what is stored when it comes back. */}
      <a
        href={paths.loginFrom(from, 'Please log in to continue.')}
        className="text-link inline-flex min-h-target items-center"
      >
        Log in and come back to this form
      </a>
    </p>
  </Banner>
);
