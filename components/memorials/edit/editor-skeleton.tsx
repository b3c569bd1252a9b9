import { Loading, TextSkeleton } from '@/components/ui/skeleton';

/** Shown while the editor's code or its copy of the memorial is loading. */
export const EditorSkeleton = () => (
  <Loading label="Loading the memorial…">
    <TextSkeleton lines={8} />
  </Loading>
);
