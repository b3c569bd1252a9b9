'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

/**
 * Puts structured data into the head when a page is rendered on the server. React itself leaves such a script where
 * it is in the body. After a navigation in the browser nothing is inserted: only crawlers read it.
 * @param text JSON, escaped for the content of a script
 */
export function HeadData({ text }: { text: string }) {
  const isInserted = useRef(false);
  // Next asks again for each part of a page that it streams.
  useServerInsertedHTML(() => {
    if (isInserted.current) return null;
    isInserted.current = true;
    return (
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has no other way to set a script's text, and it is escaped.
        dangerouslySetInnerHTML={{ __html: text }}
      />
    );
  });
  return null;
}
