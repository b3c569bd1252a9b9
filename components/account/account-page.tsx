import type { ReactNode } from 'react';
import { Card } from '../ui/card';

/** One narrow column, for everything between a stranger and an account. */
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
