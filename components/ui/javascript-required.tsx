import type { ReactNode } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { Banner } from './banner';

/** Says that a form needs JavaScript, and offers the operator's e-mail address if there is one. */
export function JavaScriptRequired({ email }: { email: string | undefined }) {
  const t = useTranslate();
  return (
    <noscript>
      <div className="mb-6">
        <Banner tone="warning">
          <p>{t('ui.withoutScript')}</p>
          {email && <p>{t.rich('ui.writeInstead', { email, mail: toMail(email) })}</p>}
        </Banner>
      </div>
    </noscript>
  );
}

const toMail = (email: string) =>
  function Mail(chunks: ReactNode) {
    return (
      <a href={paths.mailtoLink(email)} className="text-link">
        {chunks}
      </a>
    );
  };
