import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { OneTab } from '@/components/ui/one-tab';
import { Loading, TextSkeleton } from '@/components/ui/skeleton';
import { EditForm } from './edit-form';
import { fetchFault, useCopy } from './use-copy';

type Props = {
  memorialId: string;
  userId: string;
  onSaved: () => void;
  onCancel: (isChanged: boolean) => void;
};

/** The editor of a memorial page: fetches a copy with every field, and shows the form. */
export function MemorialEditor({ memorialId, userId, onSaved, onCancel }: Props) {
  const state = useCopy(memorialId, fetchFault);
  const back = (
    <Button variant="secondary" onClick={() => onCancel(false)}>
      Back to the memorial
    </Button>
  );
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
        {back}
      </div>
    );
  return (
    <OneTab name={`edit/page/${memorialId}`} aside={back}>
      <EditForm
        memorialId={memorialId}
        userId={userId}
        copy={state.copy}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </OneTab>
  );
}
