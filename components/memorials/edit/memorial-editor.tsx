import { SessionWatch } from '@/components/accounts/session-watch';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { OneTab } from '@/components/ui/one-tab';
import { useSay } from '@/lib/platform/language/use-say';
import { EditForm } from './edit-form';
import { EditorSkeleton } from './editor-skeleton';
import { fetchFault, useCopy } from './use-copy';

type Props = {
  memorialId: string;
  userId: string;
  onSaved: () => void;
  onCancel: (isChanged: boolean) => void;
};

/**
 * The editor of a memorial page, open in one tab at a time. It closes after a logout, like a guarded page. Leaving a
 * waiting tab reloads the memorial, since the other tab may have saved.
 */
export function MemorialEditor(props: Props) {
  const say = useSay();
  return (
    <>
      <SessionWatch message={say('api.logIn')} />
      <OneTab
        notSaved={say('form.notSaved.both')}
        loading={<EditorSkeleton />}
        name={`edit/page/${props.memorialId}`}
        aside={<Back onBack={() => props.onCancel(true)} />}
      >
        <LoadedEditor {...props} />
      </OneTab>
    </>
  );
}

/**
 * Fetches a copy with every field, then shows the form. It is mounted only in the tab that holds the editor, so a tab
 * that had to wait starts from what the other tab saved.
 */
function LoadedEditor({ memorialId, ...rest }: Props) {
  const say = useSay();
  const state = useCopy(memorialId);
  if (!state) return <EditorSkeleton />;
  if ('error' in state)
    return (
      <div className="space-y-5">
        <Banner tone="error">{fetchFault(state.error, say)}</Banner>
        <Back onBack={() => rest.onCancel(false)} />
      </div>
    );
  return <EditForm memorialId={memorialId} copy={state.copy} {...rest} />;
}

function Back({ onBack }: { onBack: () => void }) {
  const say = useSay();
  return (
    <Button variant="secondary" onClick={onBack}>
      {say('edit.editor.back')}
    </Button>
  );
}
