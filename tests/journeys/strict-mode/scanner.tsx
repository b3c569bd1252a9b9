import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeScanner } from '@/components/scan/code-scanner';

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
    <Pages />
  </StrictMode>,
);
