import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextArea } from '@/components/ui/text-area';
import { NOTE_MAX } from '@/lib/condolences/rules';
import { useSay } from '@/lib/platform/language/use-say';

type Props = {
  /** The author's name. */
  name: string;
  busy: boolean;
  onSend: (note: string) => void;
  onClose: () => void;
};

export function ReturnNote({ name, busy, onSend, onClose }: Props) {
  const say = useSay();
  const [fault, setFault] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note')).trim();
    if (note === '') setFault(say('condolences.faults.noteRequired'));
    else if (!busy) onSend(note);
  };
  return (
    <Dialog
      open
      title={say('condolences.queue.return')}
      closeLabel={say('ui.close')}
      onClose={onClose}
    >
      <form onSubmit={send} noValidate className="space-y-5">
        <TextArea
          name="note"
          label={say('condolences.queue.noteFor', { name })}
          hint={say('condolences.queue.noteHint')}
          error={fault}
          maxLength={NOTE_MAX}
          rows={3}
          dir="auto"
        />
        <Button type="submit" busy={busy} busyLabel={say('condolences.queue.saving')}>
          {say('condolences.queue.send')}
        </Button>
      </form>
    </Dialog>
  );
}
