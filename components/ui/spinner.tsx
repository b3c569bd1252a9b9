import { useSay } from '@/lib/platform/language/use-say';

/** For short waits without a skeleton. The label is always visible. */
export function Spinner({ label }: { label?: string }) {
  const say = useSay();
  return (
    <p role="status" className="inline-flex items-center gap-3 text-ink-soft">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-primary"
      />
      {label ?? say('ui.loading')}
    </p>
  );
}
