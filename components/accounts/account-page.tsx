import type { ReactNode } from 'react';
import { isEmailAddress, withAsciiDomain } from '@/lib/platform/email-address';

/** One narrow column for login, sign-up and password reset. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-md space-y-6">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}

/**
 * Returns the text, with its domain in ASCII, if it is an e-mail address, else null, so that a crafted link cannot
 * display any sentence it likes on the page.
 */
export function emailFromQuery(text: string): string | null {
  const address = withAsciiDomain(text);
  return isEmailAddress(address) ? address : null;
}
