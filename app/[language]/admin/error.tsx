'use client';

import { AccessDenied } from '@/components/admin/access-denied';

/** The viewer or an order could not be loaded (product.md 8, "Admin"). Lists show their own errors. */
export default function AdminError() {
  return (
    <div className="page-width space-y-6 py-10">
      <h1 className="text-3xl">Admin Dashboard</h1>
      <AccessDenied message="Something went wrong while checking admin access." />
    </div>
  );
}
