import { type FormEvent, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextArea } from '@/components/ui/text-area';
import { showToast } from '@/components/ui/toast-store';
import { callApi, failureMessage } from '@/lib/browser/api';
import { apiReportCondolence } from '@/lib/condolences/api-paths';
import { REPORT_WORDS_MAX } from '@/lib/condolences/rules';
import type { GuestBookDialogProps } from './dialog-props';

type Props = Omit<GuestBookDialogProps, 'open'> & { condolenceId: string };

export function ReportCondolence({ condolenceId, labels, onClose }: Props) {
  const words = labels.report;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const reason = fields.get('reason');
    if (!reason) return setFailure(words.missing);
    setBusy(true);
    setFailure('');
    try {
      const body = { reason, words: String(fields.get('words')) };
      await callApi(apiReportCondolence(condolenceId), { method: 'POST', body });
      showToast(words.sent);
      onClose();
    } catch (error) {
      setFailure(failureMessage(error, words.failed));
      setBusy(false);
    }
  };
  return (
    <Dialog open title={words.title} closeLabel={labels.close} onClose={onClose}>
      <form onSubmit={send} noValidate className="space-y-5">
        {failure && <Banner tone="error">{failure}</Banner>}
        <RadioGroup
          name="reason"
          label={words.reason}
          options={[
            { value: 'scam', label: words.scam },
            { value: 'cruel', label: words.cruel },
            { value: 'private_detail', label: words.private },
            { value: 'other', label: words.other },
          ]}
        />
        <TextArea
          id="report-words"
          name="words"
          label={words.words}
          optional={labels.optional}
          maxLength={REPORT_WORDS_MAX}
          rows={3}
          dir="auto"
        />
        <Button type="submit" busy={busy}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  );
}
