import { TriangleAlert } from 'lucide-react';

type Props = { warning?: string | undefined; fact?: string | undefined };

/**
 * A note below a field, updated while somebody types. It is always rendered, since screen readers announce only changes
 * to an existing live region.
 */
export const LiveHint = ({ warning, fact }: Props) => (
  <p aria-live="polite" className="flex items-start gap-2 not-empty:mt-1.5">
    {warning ? (
      <>
        <TriangleAlert aria-hidden size={20} className="mt-1 shrink-0 text-warning" />
        <span className="text-warning">{warning}</span>
      </>
    ) : (
      fact && <span className="text-sm text-ink-soft">{fact}</span>
    )}
  </p>
);
