import type { ReactNode } from 'react';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { Banner } from './banner';

/** Says that a form needs JavaScript, and offers the operator's e-mail address if there is one. */
export function WithoutScript({ email }: { email: string | undefined }) {
  const say = useSay();
  return (
    <noscript>
      <div className="mb-6">
        <Banner tone="warning">
          <p>{say('ui.withoutScript')}</p>
          {email && <p>{say.rich('ui.writeInstead', { email, mail: toMail(email) })}</p>}
        </Banner>
      </div>
    </noscript>
  );
}

const toMail = (email: string) =>
  function Mail(chunks: ReactNode) {
    return (
      <a href={paths.mailTo(email)} className="text-link">
        {chunks}
      </a>
    );
  };
