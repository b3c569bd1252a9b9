import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';
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

/** The editor of a memorial page, in one tab at a time. Like a guarded page, it is left after a logout. */
export function MemorialEditor(props: Props) {
  const back = (
    <Button variant="secondary" onClick={() => props.onCancel(true)}>
      Back to the memorial
    </Button>
  );
  return (
    <>
      <SessionWatch />
      <OneTab name={`edit/page/${props.memorialId}`} aside={back}>
        <LoadedEditor {...props} back={back} />
      </OneTab>
    </>
  );
}

/**
 * Fetches a copy with every field, and shows the form. A tab that had to wait fetches anew, since the other tab may
 * have saved meanwhile.
 */
function LoadedEditor({ back, memorialId, ...rest }: Props & { back: ReactNode }) {
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
        {back}
      </div>
    );
  return <EditForm memorialId={memorialId} copy={state.copy} {...rest} />;
}
