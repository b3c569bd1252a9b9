import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { isEmailAddress } from '@/lib/platform/email-address';

/** One narrow column, for logging in, signing up and resetting a password. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="mb-6 text-3xl">{title}</h1>
        <Card className="space-y-6">{children}</Card>
      </div>
    </div>
  );
}

/** Returns the text if it is an e-mail address, else null: a link must not put a stranger's sentence on the page. */
export const shownAddress = (text: string): string | null => (isEmailAddress(text) ? text : null);
