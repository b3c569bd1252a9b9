'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { apiErrorMessage, callApi, fieldMessages } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { showToast } from '../ui/toast-store';

/** Sends an admin's actions on a case, one at a time, and refreshes the page after each. */
export function useCaseAction() {
  const t = useTranslate();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const act = async (address: string, body: object) => {
    if (busy) return;
    setBusy(true);
    setFieldErrors({});
    try {
      await callApi(address, { method: 'POST', body });
      showToast(t('admin.judge.decided'));
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      setFieldErrors(Object.fromEntries(fieldMessages(error)));
      showToast(apiErrorMessage(error, t('admin.judge.failed')));
    }
    setBusy(false);
  };
  return { busy, fieldErrors, act };
}
