import { paths } from '@/lib/paths';
import { Banner } from '../ui/banner';

/** The form's button waits for scripts; without them, `email` is the other way to write, if there is one. */
export function WithoutScript({ email }: { email: string | undefined }) {
  return (
    <noscript>
      <Banner tone="warning">
        This form needs JavaScript, which your browser does not run here.
        {email && (
          <>
            {' '}
            Please write to{' '}
            <a href={paths.mailTo(email)} className="text-link">
              {email}
            </a>{' '}
            instead.
          </>
        )}
      </Banner>
    </noscript>
  );
}
