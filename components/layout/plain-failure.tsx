import type { ReactNode } from 'react';

/** Asks the server again: Next's own `reset` would only show once more what the server has sent. */
export const tryAgain = () => window.location.reload();

type Props = {
  words: { title: string; tryAgain: string };
  className?: string;
  /** What happened. */
  children: ReactNode;
};

/** What an error page shows until its parts are loaded, and if they never are. */
export const PlainFailure = ({ words, className = '', children }: Props) => (
  <div className={`page-width space-y-6 py-16 text-center ${className}`}>
    <h1 className="text-3xl">{words.title}</h1>
    {children}
    <button type="button" onClick={tryAgain} className="text-link min-h-target">
      {words.tryAgain}
    </button>
  </div>
);
