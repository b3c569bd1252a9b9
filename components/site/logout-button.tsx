'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { forgetBrowserData } from '@/lib/client/forget-browser-data';
import { paths } from '@/lib/paths';
import { showToast } from '../ui/toast-store';

export function LogoutButton() {
  const [busy, setBusy] = useState(false);

  const logout = async () => {
    setBusy(true);
    if (await sessionEnded()) {
      forgetBrowserData();
      // A full load: nothing that was fetched for this person stays in the page's memory.
      window.location.assign(paths.login);
      return;
    }
    setBusy(false);
    showToast('You are still logged in: the server could not be reached. Please try again.');
  };

  return (
    <button
      type="button"
      onClick={logout}
      disabled={busy}
      className="flex min-h-target w-full items-center gap-2 rounded-lg px-3 text-left hover:bg-primary-soft"
    >
      <LogOut aria-hidden size={20} />
      {busy ? 'Logging out…' : 'Logout'}
    </button>
  );
}

/** 401 means that there was no session left to end. */
async function sessionEnded(): Promise<boolean> {
  try {
    const response = await fetch(paths.apiLogout, { method: 'POST' });
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}
