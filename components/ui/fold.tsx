import { useTranslate } from '@/lib/platform/language/use-translate';
import { classNames } from './class-names';

type Props = {
  /** The button's label while the list is folded. */
  expandLabel: string;
  className?: string;
};

/** Placed after a list with a `fold-…` class; expands the list in place, without JavaScript (fold.css). Not printed. */
export function Fold({ expandLabel, className }: Props) {
  const t = useTranslate();
  return (
    <details className={classNames('fold group mt-6', className)}>
      <summary className="inline-flex min-h-act items-center rounded-full border border-edge px-6 py-2 font-semibold transition-colors hover:bg-primary-soft">
        <span className="group-open:hidden">{expandLabel}</span>
        <span className="hidden group-open:inline">{t('ui.fold.showFewer')}</span>
      </summary>
    </details>
  );
}
