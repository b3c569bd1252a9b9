'use client';

import { AccessDenied } from '@/components/admin/access-denied';
import { useTranslate } from '@/lib/platform/language/use-translate';

/**
 * Shown if the viewer or the content of a page, such as an order, could not be loaded (product.md 8, "Admin"). Lists
 * show their own errors.
 */
export default function AdminError() {
  const t = useTranslate();
  return (
    <div className="page-width space-y-6 py-10">
      <h1 className="text-3xl">{t('admin.denied.dashboard')}</h1>
      <AccessDenied message={t('admin.denied.checkFailed')} />
    </div>
  );
}
