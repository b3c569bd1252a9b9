import { Loading, TextSkeleton } from '@/components/ui/skeleton';
import { useSay } from '@/lib/platform/language/use-say';

export function EditorSkeleton() {
  const say = useSay();
  return (
    <Loading label={say('edit.editor.loading')}>
      <TextSkeleton lines={8} />
    </Loading>
  );
}
