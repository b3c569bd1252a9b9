import type { Metadata } from 'next';
import { CreateForm } from '@/components/memorial/create/create-form';
import { requireUser } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Create Memorial', robots: { index: false } };

export default async function CreateMemorialPage() {
  const viewer = await requireUser(paths.createMemorial, 'Please log in to create a memorial.');
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">Create a memorial</h1>
      <p className="max-w-measure text-ink-soft">
        What you type is kept in this browser as you go. You see both amounts before you pay.
      </p>
      <CreateForm userId={viewer.userId} />
    </div>
  );
}
