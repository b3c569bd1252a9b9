import type { Metadata } from 'next';
import { CreateForm } from '@/components/memorial/create/create-form';
import { asStep } from '@/components/memorial/create/steps';
import { requireUser } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';

// No `robots`: strangers are sent to the login page, so there is nothing to keep out of an index
// (docs/decisions/0021-lighthouse.md).
export const metadata: Metadata = { title: 'Create Memorial' };

type Props = { searchParams: Promise<{ step?: string | string[] }> };

export default async function CreateMemorialPage({ searchParams }: Props) {
  const { step } = await searchParams;
  const here = step ? `${paths.createMemorial}?step=${asStep(step)}` : paths.createMemorial;
  const viewer = await requireUser(here, 'Please log in to create a memorial.');
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">Create a memorial</h1>
      <p className="max-w-measure text-ink-soft">
        What you type is kept in this browser as you go, except identity numbers. You see both
        amounts before you pay.
      </p>
      <CreateForm userId={viewer.userId} firstStep={asStep(step)} />
    </div>
  );
}
