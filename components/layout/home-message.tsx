'use client';

import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { usePageQuery } from '@/lib/browser/page-query';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import * as paths from '@/lib/platform/paths';

type HomeMessageProps = {
  title: string;
  /** The only message that is ever shown: a crafted link cannot put words in our mouth. */
  expected: string;
};

/**
 * Shows a message that the address asks for, since the home page is cached HTML for everybody. The address is cleaned
 * at once, so that a reload or a bookmark does not repeat the message.
 */
export function HomeMessage({ title, expected }: HomeMessageProps) {
  const query = usePageQuery();
  const found = query?.get('message') === expected;
  const [wasFound, setWasFound] = useState(false);
  useEffect(() => {
    if (!found) return;
    setWasFound(true);
    window.history.replaceState(window.history.state, '', pathInPageLanguage(paths.home));
  }, [found]);
  if (!found && !wasFound) return null;
  return (
    <div className="page-width pt-6">
      <Banner tone="error" title={title}>
        {expected}
      </Banner>
    </div>
  );
}
