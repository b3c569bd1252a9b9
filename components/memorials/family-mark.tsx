import { Lock } from 'lucide-react';

/** Marks content that only the family can see. The server does not send it to others. */
export const FamilyMark = ({ label }: { label: string }) => (
  <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft">
    <Lock aria-hidden size={14} className="shrink-0" />
    {label}
  </p>
);
