import type { Metadata } from 'next';
import { CreateInOneTab } from '@/components/memorials/create/create-in-one-tab';
import { asStep } from '@/components/memorials/create/steps';
import { ClientWords } from '@/components/ui/client-words';
import { shortDollars } from '@/lib/payments/money-rules';
import { MEMORIAL_FEE_MINOR } from '@/lib/payments/rules';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { paths } from '@/lib/platform/paths';

// No `robots`: visitors are redirected to the login page, so there is nothing to keep out of an index
// (docs/decisions/0021-lighthouse.md).
export const metadata: Metadata = { title: 'Create Memorial' };

type Props = { searchParams: Promise<{ step?: string | string[] }> };

export default async function CreateMemorialPage({ searchParams }: Props) {
  const { step } = await searchParams;
  const here = step ? paths.createStep(asStep(step)) : paths.createMemorial;
  const viewer = await requireUser(here, 'Please log in to create a memorial.');
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">Create a memorial</h1>
      <p className="max-w-measure text-ink-soft">
        <span className="block font-semibold text-ink">
          {shortDollars(MEMORIAL_FEE_MINOR)} once, nothing later.
        </span>
        What you type is saved in this browser as you go, except identity numbers. You will see the
        price in both currencies before you pay.
      </p>
      <ClientWords parts={['payments.pay', 'ui', 'api']}>
        <CreateInOneTab userId={viewer.userId} firstStep={asStep(step)} />
      </ClientWords>
    </div>
  );
}
