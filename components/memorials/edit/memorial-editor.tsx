import { SessionWatch } from '@/components/accounts/session-watch';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { OneTab } from '@/components/ui/one-tab';
import { Loading, TextSkeleton } from '@/components/ui/skeleton';
import { NOT_SAVED } from '../form/cannot-wait';
import { EditForm } from './edit-form';
import { fetchFault, useCopy } from './use-copy';

type Props = {
  memorialId: string;
  userId: string;
  onSaved: () => void;
  onCancel: (isChanged: boolean) => void;
};

/**
 * The editor of a memorial page, in one tab at a time. Like a guarded page, it is left after a logout. A tab that waits
 * goes back to the memorial as it is by then, since the other may have saved.
 */
export function MemorialEditor(props: Props) {
  return (
    <>
      <SessionWatch />
      <OneTab
        notSaved={NOT_SAVED.both}
        loading={<Waiting />}
        name={`edit/page/${props.memorialId}`}
        aside={<Back onBack={() => props.onCancel(true)} />}
      >
        <LoadedEditor {...props} />
      </OneTab>
    </>
  );
}

/**
 * Fetches a copy with every field, and shows the form. A tab that had to wait fetches anew, since the other tab may
 * have saved meanwhile.
 */
function LoadedEditor({ memorialId, ...rest }: Props) {
  const state = useCopy(memorialId, fetchFault);
  if (!state) return <Waiting />;
  if ('fault' in state)
    return (
      <div className="space-y-5">
        <Banner tone="error">{state.fault}</Banner>
        <Back onBack={() => rest.onCancel(false)} />
      </div>
    );
  return <EditForm memorialId={memorialId} copy={state.copy} {...rest} />;
}

const Waiting = () => (
  <Loading label="Loading the memorial…">
    <TextSkeleton lines={8} />
  </Loading>
);

const Back = ({ onBack }: { onBack: () => void }) => (
  <Button variant="secondary" onClick={onBack}>
    Back to the memorial
  </Button>
);
