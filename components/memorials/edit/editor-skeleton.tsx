import { Loading, TextSkeleton } from '@/components/ui/skeleton';
import { useSay } from '@/lib/platform/language/use-say';

/** Shown while the editor's code or the memorial's copy is loading. */
export function EditorSkeleton() {
  const say = useSay();
  return (
    <Loading label={say('edit.editor.loading')}>
      <TextSkeleton lines={8} />
    </Loading>
  );
}
