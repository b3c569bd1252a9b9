'use client';

import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import * as paths from '@/lib/platform/paths';

type HomeMessageProps = {
  title: string;
  /** The only message that is ever shown, so that a crafted link cannot display a text of its choice. */
  expected: string;
};

/**
 * Shows a message that the query requests, since the home page is cached HTML and the same for everybody. The query is
 * removed at once, so that a reload or a bookmark does not show the message again.
 */
export function HomeMessage({ title, expected }: HomeMessageProps) {
  const query = usePageQuery();
  const isRequested = query?.get('message') === expected;
  const [wasRequested, setWasRequested] = useState(false);
  useEffect(() => {
    if (!isRequested) return;
    setWasRequested(true);
    window.history.replaceState(window.history.state, '', pathInPageLanguage(paths.home));
  }, [isRequested]);
  if (!isRequested && !wasRequested) return null;
  return (
    <div className="page-width pt-6">
      <Banner tone="error" title={title}>
        {expected}
      </Banner>
    </div>
  );
}
