import { Check } from 'lucide-react';

/** Whether the browser keeps what is typed; nothing before that is known. */
export function SavedNote({ kept }: { kept: boolean | null }) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-ink-soft">
      {kept === true && (
        <>
          <Check aria-hidden size={18} className="text-success" /> Saved
        </>
      )}
      {kept === false && 'Not saved: this browser has no room'}
    </p>
  );
}
