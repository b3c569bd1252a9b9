import { paths } from '@/lib/platform/paths';
import { Banner } from './banner';

/** The form needs scripts; without them `email`, if there is one, is the way to write to us. */
export function WithoutScript({ email }: { email: string | undefined }) {
  return (
    <noscript>
      <div className="mb-6">
        <Banner tone="warning">
          This form needs JavaScript, which is turned off in your browser.
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
      </div>
    </noscript>
  );
}
