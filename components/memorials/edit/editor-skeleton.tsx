import { Loading, TextSkeleton } from '@/components/ui/skeleton';
import { useTranslate } from '@/lib/platform/language/use-translate';

export function EditorSkeleton() {
  const t = useTranslate();
  return (
    <Loading label={t('edit.editor.loading')}>
      <TextSkeleton lines={8} />
    </Loading>
  );
}
