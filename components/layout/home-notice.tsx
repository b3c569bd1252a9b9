'use client';

import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { usePageQuery } from '@/lib/browser/page-query';
import { homeMessage } from '@/lib/platform/auth/login-messages';
import { paths } from '@/lib/platform/paths';

/**
 * Says why somebody was redirected to the home page. The page is cached HTML for everybody, so the message
 * is in the address, and is removed from it once shown: a reload or a bookmark does not repeat it.
 */
export function HomeNotice() {
  const query = usePageQuery();
  const found = homeMessage(query?.get('message') ?? null);
  const [kept, keep] = useState<string | null>(null);
  useEffect(() => {
    if (!found) return;
    keep(found);
    window.history.replaceState(window.history.state, '', paths.home);
  }, [found]);
  const message = found ?? kept;
  if (!message) return null;
  return (
    <div className="page-width pt-6">
      <Banner tone="error" title="Access Denied">
        {message}
      </Banner>
    </div>
  );
}
