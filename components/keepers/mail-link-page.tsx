import type { ReactNode } from 'react';
import type { Language } from '@/lib/platform/language/languages';

/** The frame of pages that are opened from a link in an e-mail. */
export const MailLinkPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page-width py-10 sm:py-16">
    <div className="mx-auto max-w-xl space-y-6 wrap-anywhere">
      <h1 className="text-3xl text-balance">{title}</h1>
      {children}
    </div>
  </div>
);

type LinkFormProps = { to: string; secret: string; language: Language; children: ReactNode };

/** A form that sends the link's secret. Works without JavaScript. Its button is a child. */
export const LinkForm = ({ to, secret, language, children }: LinkFormProps) => (
  <form method="post" action={to}>
    <input type="hidden" name="token" value={secret} />
    <input type="hidden" name="language" value={language} />
    {children}
  </form>
);
