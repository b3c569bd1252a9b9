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

type LinkFormProps = { action: string; secret: string; language: Language; children: ReactNode };

/** A form that submits the link's secret, with its button as children. Works without JavaScript. */
export const LinkForm = ({ action, secret, language, children }: LinkFormProps) => (
  <form method="post" action={action}>
    <input type="hidden" name="token" value={secret} />
    <input type="hidden" name="language" value={language} />
    {children}
  </form>
);
