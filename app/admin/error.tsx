'use client';

import { AccessDenied } from '@/components/admin/access-denied';

/** Who is looking could not be read, or an order (spec 8, "Admin"). Lists say so in their own place. */
export default function AdminError() {
  return (
    <div className="page-width space-y-6 py-10">
      <h1 className="text-3xl">Admin Dashboard</h1>
      <AccessDenied message="Something went wrong while checking admin access." />
    </div>
  );
}
