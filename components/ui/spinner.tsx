import { useTranslate } from '@/lib/platform/language/use-translate';

/** For short waits without a skeleton. The label is always visible. */
export function Spinner({ label }: { label?: string }) {
  const t = useTranslate();
  return (
    <p role="status" className="inline-flex items-center gap-3 text-ink-soft">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-primary"
      />
      {label ?? t('ui.loading')}
    </p>
  );
}
