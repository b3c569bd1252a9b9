import { TextSkeleton } from '@/components/ui/skeleton';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/skeleton';
import { EditForm } from './edit-form';
import { fetchFault, useCopy } from './use-copy';

type Props = { memorialId: string; onSaved: () => void; onCancel: () => void };

/** The edit mode of a memorial page: fetches a copy with every field, and shows the form of it. */
export function MemorialEditor({ memorialId, onSaved, onCancel }: Props) {
  const state = useCopy(memorialId, fetchFault);
  if (!state)
    return (
      <Loading label="Loading the memorial…">
        <TextSkeleton lines={8} />
      </Loading>
    );
  if ('fault' in state)
    return (
      <div className="space-y-5">
        <Banner tone="error">{state.fault}</Banner>
        <Button variant="secondary" onClick={onCancel}>
          Back to the memorial
        </Button>
      </div>
    );
  return (
    <EditForm memorialId={memorialId} copy={state.copy} onSaved={onSaved} onCancel={onCancel} />
  );
}
