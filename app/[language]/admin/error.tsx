'use client';

import { AccessDenied } from '@/components/admin/access-denied';
import { useSay } from '@/lib/platform/language/use-say';

/** Shown if the viewer or an order could not be loaded (product.md 8, "Admin"). Lists show their own errors. */
export default function AdminError() {
  const say = useSay();
  return (
    <div className="page-width space-y-6 py-10">
      <h1 className="text-3xl">{say('admin.denied.dashboard')}</h1>
      <AccessDenied message={say('admin.denied.checkFailed')} />
    </div>
  );
}
