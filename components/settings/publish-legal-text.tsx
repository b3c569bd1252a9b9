import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { apiAdminLegal } from '@/lib/settings/legal/paths';
import { type LegalKind, MAILED_KINDS, MAX_SUMMARY_LENGTH } from '@/lib/settings/legal/rules';
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
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [openDialog, setOpenDialog] = useState<'publish' | 'takeDown' | null>(null);
  const [shouldNotify, setShouldNotify] = useState(false);
  const summary = useRef<HTMLTextAreaElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const isPublishing = openDialog === 'publish';

  const send = async () => {
    const { message } = await callApi<{ message: string }>(apiAdminLegal(kind), {
      method: 'POST',
      body: {
        ...text,
        body: isPublishing ? text.body : '',
        ...(isPublishing && shouldNotify && { summary: summary.current?.value ?? '' }),
        password: password.current?.value ?? '',
      },
    });
    showToast(message);
    setOpenDialog(null);
    router.refresh();
  };

  return (
    <>
      <Button onClick={() => setOpenDialog('publish')} disabled={!hydrated}>
        {t('legal.editor.publish')}
      </Button>
      {canTakeDown && (
        <Button variant="quiet" onClick={() => setOpenDialog('takeDown')} disabled={!hydrated}>
          {t('legal.editor.takeDown')}
        </Button>
      )}
      {openDialog && (
        <QuestionDialog
          title={t(`legal.editor.${isPublishing ? 'question' : 'takeDownQuestion'}`)}
          label={t(`legal.editor.${openDialog}`)}
          busyLabel={t(`legal.editor.${isPublishing ? 'publishing' : 'takingDown'}`)}
          danger={!isPublishing}
          run={send}
          failure={(error) =>
            redirectIfLoggedOut(error, t('api.logIn')) ? null : (
              <Banner tone="error">{apiErrorMessage(error, t('legal.editor.failed'))}</Banner>
            )
          }
          onClose={() => setOpenDialog(null)}
        >
          <p>{t(`legal.editor.${isPublishing ? 'means' : 'takeDownMeans'}`)}</p>
          {isPublishing && MAILED_KINDS.includes(kind) && (
            <Checkbox
              name="tell"
              label={t('legal.editor.tell')}
              checked={shouldNotify}
              onChange={(event) => setShouldNotify(event.target.checked)}
            />
          )}
          {isPublishing && shouldNotify && (
            <TextArea
              ref={summary}
              name="summary"
              label={t('legal.editor.summary')}
              hint={t('legal.editor.summaryHint')}
              rows={4}
              maxLength={MAX_SUMMARY_LENGTH}
              dir="auto"
            />
          )}
          <TextInput
            ref={password}
            name="publish-password"
            type="password"
            autoComplete="current-password"
            label={t('legal.editor.password')}
          />
        </QuestionDialog>
      )}
    </>
  );
}
