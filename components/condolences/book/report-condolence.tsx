import { type FormEvent, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextArea } from '@/components/ui/text-area';
import { showToast } from '@/components/ui/toast-store';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { apiReportCondolence } from '@/lib/condolences/api-paths';
import { MAX_REPORT_LENGTH } from '@/lib/condolences/rules';
import type { GuestBookDialogProps } from './dialog-props';

type Props = Omit<GuestBookDialogProps, 'open'> & { condolenceId: string };

export function ReportCondolence({ condolenceId, labels, onClose }: Props) {
  const texts = labels.report;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const reason = fields.get('reason');
    if (!reason) return setFailure(texts.missing);
    setBusy(true);
    setFailure('');
    try {
      const body = { reason, words: String(fields.get('words')) };
      await callApi(apiReportCondolence(condolenceId), { method: 'POST', body });
      showToast(texts.sent);
      onClose();
    } catch (error) {
      setFailure(apiErrorMessage(error, texts.failed));
      setBusy(false);
    }
  };
  return (
    <Dialog open title={texts.title} closeLabel={labels.close} onClose={onClose}>
      <form onSubmit={send} noValidate className="space-y-5">
        {failure && <Banner tone="error">{failure}</Banner>}
        <RadioGroup
          name="reason"
          label={texts.reason}
          options={[
            { value: 'scam', label: texts.scam },
            { value: 'cruel', label: texts.cruel },
            { value: 'private_detail', label: texts.private },
            { value: 'other', label: texts.other },
          ]}
        />
        <TextArea
          id="report-words"
          name="words"
          label={texts.words}
          optional={labels.optional}
          maxLength={MAX_REPORT_LENGTH}
          rows={3}
          dir="auto"
        />
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
      </form>
    </Dialog>
  );
}
