'use client';

import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathHere } from '@/lib/browser/path-here';
import * as paths from '@/lib/platform/paths';

type HomeMessageProps = {
  title: string;
  /** The one message that is shown: no link can put words in our mouth. */
  ours: string;
};

/**
 * The page is cached HTML for everybody, so the message is in the address, and is removed from it once shown: a
 * reload or a bookmark does not repeat it.
 */
export function HomeMessage({ title, ours }: HomeMessageProps) {
  const query = usePageQuery();
  const found = query?.get('message') === ours;
  const [kept, keep] = useState(false);
  useEffect(() => {
    if (!found) return;
    keep(true);
    window.history.replaceState(window.history.state, '', pathHere(paths.home));
  }, [found]);
  if (!found && !kept) return null;
  return (
    <div className="page-width pt-6">
      <Banner tone="error" title={title}>
        {ours}
      </Banner>
    </div>
  );
}
