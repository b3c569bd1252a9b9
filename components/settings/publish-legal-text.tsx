import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';
import { apiAdminLegal } from '@/lib/settings/legal/paths';
import { type LegalKind, SUMMARY_MAX, TOLD_KINDS } from '@/lib/settings/legal/rules';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { QuestionDialog } from '../ui/question-dialog';
import { TextArea } from '../ui/text-area';
import { TextInput } from '../ui/text-input';
import { showToast } from '../ui/toast-store';

type Props = {
  kind: LegalKind;
  text: { language: string; version: number; body: string };
  /** True if a text is published in this language. */
  canTakeDown: boolean;
};

/** The buttons that publish a version of a legal text or take the text down. Both ask for the password. */
export function PublishLegalText({ kind, text, canTakeDown }: Props) {
  const say = useSay();
  const router = useRouter();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState<'publish' | 'takeDown' | null>(null);
  const [tells, setTells] = useState(false);
  const summary = useRef<HTMLTextAreaElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const isPublishing = asking === 'publish';

  const send = async () => {
    const { message } = await callApi<{ message: string }>(apiAdminLegal(kind), {
      method: 'POST',
      body: {
        ...text,
        body: isPublishing ? text.body : '',
        ...(isPublishing && tells && { summary: summary.current?.value ?? '' }),
        password: password.current?.value ?? '',
      },
    });
    showToast(message);
    setAsking(null);
    router.refresh();
  };

  return (
    <>
      <Button onClick={() => setAsking('publish')} disabled={!hydrated}>
        {say('legal.editor.publish')}
      </Button>
      {canTakeDown && (
        <Button variant="quiet" onClick={() => setAsking('takeDown')} disabled={!hydrated}>
          {say('legal.editor.takeDown')}
        </Button>
      )}
      {asking && (
        <QuestionDialog
          title={say(`legal.editor.${isPublishing ? 'question' : 'takeDownQuestion'}`)}
          label={say(`legal.editor.${asking}`)}
          busyLabel={say(`legal.editor.${isPublishing ? 'publishing' : 'takingDown'}`)}
          danger={!isPublishing}
          run={send}
          failure={(error) =>
            leaveWhenLoggedOut(error, say('api.logIn')) ? null : (
              <Banner tone="error">{failureMessage(error, say('legal.editor.failed'))}</Banner>
            )
          }
          onClose={() => setAsking(null)}
        >
          <p>{say(`legal.editor.${isPublishing ? 'means' : 'takeDownMeans'}`)}</p>
          {isPublishing && TOLD_KINDS.includes(kind) && (
            <Checkbox
              name="tell"
              label={say('legal.editor.tell')}
              checked={tells}
              onChange={(event) => setTells(event.target.checked)}
            />
          )}
          {isPublishing && tells && (
            <TextArea
              ref={summary}
              name="summary"
              label={say('legal.editor.summary')}
              hint={say('legal.editor.summaryHint')}
              rows={4}
              maxLength={SUMMARY_MAX}
              dir="auto"
            />
          )}
          <TextInput
            ref={password}
            name="publish-password"
            type="password"
            autoComplete="current-password"
            label={say('legal.editor.password')}
          />
        </QuestionDialog>
      )}
    </>
  );
}
