import { SessionWatch } from '@/components/accounts/session-watch';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { SingleTab } from '@/components/ui/single-tab';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { EditForm } from './edit-form';
import { EditorSkeleton } from './editor-skeleton';
import { loadErrorMessage, useMemorialToEdit } from './use-memorial-to-edit';

type Props = {
  memorialId: string;
  userId: string;
  onSaved: () => void;
  onCancel: (isChanged: boolean) => void;
};

/**
 * The editor of a memorial page, which can be open in only one tab at a time. It closes after a logout, like a guarded
 * page. Going back from a waiting tab reloads the memorial, since the other tab may have saved changes.
 */
export function MemorialEditor(props: Props) {
  const t = useTranslate();
  return (
    <>
      <SessionWatch message={t('api.logIn')} />
      <SingleTab
        notSaved={t('form.notSaved.both')}
        loading={<EditorSkeleton />}
        name={`edit/page/${props.memorialId}`}
        aside={<BackButton onBack={() => props.onCancel(true)} />}
      >
        <LoadedEditor {...props} />
      </SingleTab>
    </>
  );
}

/**
 * Fetches the memorial with all its fields, then shows the form. It is mounted only once this tab may edit, so a tab
 * that had to wait loads what the other tab has saved.
 */
function LoadedEditor({ memorialId, ...rest }: Props) {
  const t = useTranslate();
  const state = useMemorialToEdit(memorialId);
  if (!state) return <EditorSkeleton />;
  if ('error' in state)
    return (
      <div className="space-y-5">
        <Banner tone="error">{loadErrorMessage(state.error, t)}</Banner>
        <BackButton onBack={() => rest.onCancel(false)} />
      </div>
    );
  return <EditForm memorialId={memorialId} copy={state.copy} {...rest} />;
}

function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslate();
  return (
    <Button variant="secondary" onClick={onBack}>
      {t('edit.editor.back')}
    </Button>
  );
}
