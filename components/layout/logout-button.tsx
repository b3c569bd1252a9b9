'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '@/components/ui/toast-store';
import { deleteBrowserData } from '@/lib/browser/delete-browser-data';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import * as paths from '@/lib/platform/paths';
import type { NavLabels } from './nav-labels';

export function LogoutButton({ labels }: { labels: NavLabels['logout'] }) {
  const [busy, setBusy] = useState(false);

  const logout = async () => {
    setBusy(true);
    if (await endSession()) {
      deleteBrowserData();
      // A full page load, so that no data fetched for this person stays in memory.
      window.location.assign(pathInPageLanguage(paths.login));
      return;
    }
    setBusy(false);
    showToast(labels.failed);
  };

  return (
    <button
      type="button"
      onClick={logout}
      disabled={busy}
      className="flex min-h-target w-full items-center gap-2 rounded-lg px-3 text-start hover:bg-primary-soft"
    >
      <LogOut aria-hidden size={20} />
      {busy ? labels.busy : labels.label}
    </button>
  );
}

/** Returns true on success. A 401 counts as success, since there was no session left to end. */
async function endSession(): Promise<boolean> {
  try {
    const response = await fetch(paths.apiLogout, { method: 'POST' });
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}
