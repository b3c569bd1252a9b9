import { NextIntlClientProvider } from 'next-intl';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeScanner } from '@/components/scan/code-scanner';
import scan from '@/messages/en/scan.json';
import ui from '@/messages/en/ui.json';

/** The scanner and a page to leave it for, in React's Strict Mode. */
function Pages() {
  const [left, setLeft] = useState(false);
  // The proof that this React mounts twice, as development does and a built site does not.
  useEffect(() => {
    document.title += ' mounted';
  }, []);
  if (left) return <p>Another page</p>;
  return (
    <>
      <CodeScanner />
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <NextIntlClientProvider locale="en" messages={{ scan, ui } as object} timeZone="UTC">
      <Pages />
    </NextIntlClientProvider>
  </StrictMode>,
);
