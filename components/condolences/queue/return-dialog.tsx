import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextArea } from '@/components/ui/text-area';
import { MAX_NOTE_LENGTH } from '@/lib/condolences/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  /** The author's name. */
  name: string;
  busy: boolean;
  onSend: (note: string) => void;
  onClose: () => void;
};

export function ReturnDialog({ name, busy, onSend, onClose }: Props) {
  const t = useTranslate();
  const [error, setError] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note')).trim();
    if (note === '') setError(t('condolences.faults.noteRequired'));
    else if (!busy) onSend(note);
  };
  return (
    <Dialog open title={t('condolences.queue.return')} closeLabel={t('ui.close')} onClose={onClose}>
      <form onSubmit={send} noValidate className="space-y-5">
        <TextArea
          name="note"
          label={t('condolences.queue.noteFor', { name })}
          hint={t('condolences.queue.noteHint')}
          error={error}
          maxLength={MAX_NOTE_LENGTH}
          rows={3}
          dir="auto"
        />
        <Button type="submit" busy={busy} busyLabel={t('condolences.queue.saving')}>
          {t('condolences.queue.send')}
        </Button>
      </form>
    </Dialog>
  );
}
