import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { failureMessage, fieldMessages } from '@/lib/browser/api';
import { focusOnAppearing } from '@/lib/browser/focus';
import { MESSAGE_MAX, NAME_MAX } from '@/lib/condolences/rules';
import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { PictureField } from '../picture-field';
import type { GuestBookDialogProps } from './dialog-props';
import { LeaveEmpty } from './leave-empty';
import { type Left, type OpenForm, openForm } from './send-condolence';

/** Unsent input by memorial, so that closing the dialog by mistake loses nothing. */
const typed = new Map<string, Record<string, string>>();

/** Not `message`: that id belongs to the page's flower form. */
const MESSAGE_ID = 'condolence-message';

type Props = Omit<GuestBookDialogProps, 'open'>;

/** The form for a condolence. After sending, it says what happens next and links to the author's own page. */
export function LeaveCondolence({ memorialId, language, labels, onClose }: Props) {
  const words = labels.form;
  const form = useRef<OpenForm | null>(null);
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<Left | null>(null);
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> }>();
  useEffect(() => {
    form.current ??= openForm(memorialId);
    document.getElementById(MESSAGE_ID)?.focus(); // otherwise the dialog starts at its close button
  }, [memorialId]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    fields.set('language', language);
    const picture = fields.get('picture');
    if (picture instanceof File && picture.size > IMAGE_MAX_BYTES) {
      const message = words.pictureRefused;
      return setFailure({ message, fields: { picture: message } });
    }
    setBusy(true);
    setFailure(undefined);
    try {
      form.current ??= openForm(memorialId);
      setLeft(await form.current.send(fields));
      typed.delete(memorialId);
    } catch (error) {
      const found = fieldMessages(error);
      setFailure({
        message: found[0]?.[1] ?? failureMessage(error, words.failed),
        fields: Object.fromEntries(found),
      });
    }
    setBusy(false);
  };
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    typed.set(memorialId, {
      message: String(fields.get('message')),
      authorName: String(fields.get('authorName')),
      email: String(fields.get('email')),
    });
  };
  const close = () => {
    if (left?.state === 'published') window.location.reload(); // to show the new condolence
    onClose();
  };

  if (left)
    return (
      <Dialog open title={words.thanksTitle} closeLabel={labels.close} onClose={close}>
        <div role="status" tabIndex={-1} ref={focusOnAppearing} className="space-y-4">
          <p>{left.state === 'published' ? words.thanksPublished : words.thanks}</p>
          <p>{words.ownPage}</p>
          <p>
            <a href={left.statusUrl} className="text-link inline-flex min-h-target items-center">
              {words.openOwnPage}
            </a>
          </p>
        </div>
      </Dialog>
    );
  const before = typed.get(memorialId);
  return (
    <Dialog open title={words.title} closeLabel={labels.close} onClose={onClose}>
      <form onSubmit={send} onInput={keep} noValidate className="space-y-5">
        <p className="text-ink-soft" dir="auto">
          {words.for}
        </p>
        {failure && (
          <div tabIndex={-1} ref={focusOnAppearing}>
            <Banner tone="error">{failure.message}</Banner>
          </div>
        )}
        <TextArea
          id={MESSAGE_ID}
          name="message"
          label={words.message}
          hint={words.messageHint}
          error={failure?.fields.message ?? ''}
          defaultValue={before?.message}
          maxLength={MESSAGE_MAX}
          rows={6}
          dir="auto"
          required
        />
        <Field
          id="condolence-author"
          label={words.name}
          hint={words.nameHint}
          error={failure?.fields.authorName ?? ''}
        >
          {(links) => (
            <input
              {...links}
              name="authorName"
              defaultValue={before?.authorName}
              maxLength={NAME_MAX}
              autoComplete="name"
              dir="auto"
              required
              className="control"
            />
          )}
        </Field>
        <Field
          id="condolence-picture"
          label={words.picture}
          optional={labels.optional}
          hint={words.pictureHint}
          error={failure?.fields.picture ?? ''}
        >
          {(links) => <PictureField {...links} />}
        </Field>
        <Field
          id="condolence-email"
          label={words.email}
          optional={labels.optional}
          hint={words.emailHint}
          error={failure?.fields.email ?? ''}
        >
          {(links) => (
            <input
              {...links}
              name="email"
              type="email"
              defaultValue={before?.email}
              maxLength={EMAIL_LENGTH}
              autoComplete="email"
              className="control"
            />
          )}
        </Field>
        <LeaveEmpty label={words.leaveEmpty} />
        <Button type="submit" busy={busy} busyLabel={words.sending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  );
}
