'use client';

import { useEffect, useState } from 'react';
import { homeMessage } from '@/lib/auth/login-messages';
import { usePageQuery } from '@/lib/client/page-query';
import { paths } from '@/lib/paths';
import { Banner } from '../ui/banner';

/**
 * Why somebody was sent to the home page. The page is cached HTML for everybody, so the message stands
 * in the address, and leaves it as soon as it is shown: a reload or a bookmark does not repeat it.
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
