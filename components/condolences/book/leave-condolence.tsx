import { type FormEvent, useEffect, useRef, useState } from 'react';
import { preloadReduction, reduceLazily } from '@/components/media/reduce-lazily';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { ApiError, apiErrorMessage, fieldMessages } from '@/lib/browser/api';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { MAX_AUTHOR_NAME_LENGTH, MAX_CONDOLENCE_LENGTH } from '@/lib/condolences/rules';
import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { MINUTE_MS } from '@/lib/platform/durations';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { CondolencePictureField } from '../condolence-picture-field';
import type { GuestBookDialogProps } from './dialog-props';
import { Honeypot } from './honeypot';
import {
  type CondolenceResponse,
  type CondolenceSender,
  createCondolenceSender,
} from './send-condolence';

/** Unsent input by memorial, so that closing the dialog by mistake loses nothing. */
const unsentInput = new Map<string, Record<string, string>>();

/** Not `message`: that id belongs to the page's flower form. */
const MESSAGE_ID = 'condolence-message';

type Props = Omit<GuestBookDialogProps, 'open'>;

/** A person waits so long for a smaller copy at most, then the picture itself is sent. */
const MAX_REDUCTION_MS = MINUTE_MS;

/** A smaller copy of a large picture, or the picture itself. */
async function smallerOf(picture: File): Promise<File> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), MAX_REDUCTION_MS);
  const smaller = await reduceLazily(picture, () => undefined, controller.signal).catch(() => null);
  clearTimeout(timer);
  return smaller ?? picture;
}

/** As the server would refuse it. */
const pictureError = (message: string) =>
  new ApiError(413, message, { fields: { picture: message } });

/** The form for a condolence. Once sent, it explains what happens next and links to the author's page. */
export function LeaveCondolence({ memorialId, language, labels, onClose }: Props) {
  const texts = labels.form;
  const sender = useRef<CondolenceSender | null>(null);
  const [busy, setBusy] = useState(false);
  const [response, setResponse] = useState<CondolenceResponse | null>(null);
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> }>();
  useEffect(() => {
    sender.current ??= createCondolenceSender(memorialId);
    preloadReduction();
    document.getElementById(MESSAGE_ID)?.focus(); // otherwise the dialog starts at its close button
  }, [memorialId]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    fields.set('language', language);
    const chosen = fields.get('picture');
    setBusy(true);
    setFailure(undefined);
    try {
      sender.current ??= createCondolenceSender(memorialId);
      if (chosen instanceof File && chosen.size > 0) {
        const picture = await smallerOf(chosen);
        if (picture.size > IMAGE_MAX_BYTES) throw pictureError(texts.pictureRefused);
        fields.set('picture', picture);
      }
      setResponse(await sender.current.send(fields));
      unsentInput.delete(memorialId);
    } catch (error) {
      const fieldErrors = fieldMessages(error);
      setFailure({
        message: fieldErrors[0]?.[1] ?? apiErrorMessage(error, texts.failed),
        fields: Object.fromEntries(fieldErrors),
      });
    }
    setBusy(false);
  };
  const keepInput = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    unsentInput.set(memorialId, {
      message: String(fields.get('message')),
      authorName: String(fields.get('authorName')),
      email: String(fields.get('email')),
    });
  };
  const close = () => {
    if (response?.state === 'published') window.location.reload(); // to show the new condolence
    onClose();
  };

  if (response)
    return (
      <Dialog open title={texts.thanksTitle} closeLabel={labels.close} onClose={close}>
        <div role="status" tabIndex={-1} ref={focusOnMount} className="space-y-4">
          <p>{response.state === 'published' ? texts.thanksPublished : texts.thanks}</p>
          <p>{texts.ownPage}</p>
          <p>
            <a
              href={response.statusUrl}
              className="text-link inline-flex min-h-target items-center"
            >
              {texts.openOwnPage}
            </a>
          </p>
        </div>
      </Dialog>
    );
  const unsent = unsentInput.get(memorialId);
  return (
    <Dialog open title={texts.title} closeLabel={labels.close} onClose={onClose}>
      <form onSubmit={send} onInput={keepInput} noValidate className="space-y-5">
        <p className="text-ink-soft" dir="auto">
          {texts.for}
        </p>
        {failure && (
          <div tabIndex={-1} ref={focusOnMount}>
            <Banner tone="error">{failure.message}</Banner>
          </div>
        )}
        <TextArea
          id={MESSAGE_ID}
          name="message"
          label={texts.message}
          hint={texts.messageHint}
          error={failure?.fields.message ?? ''}
          defaultValue={unsent?.message}
          maxLength={MAX_CONDOLENCE_LENGTH}
          rows={6}
          dir="auto"
          required
        />
        <Field
          id="condolence-author"
          label={texts.name}
          hint={texts.nameHint}
          error={failure?.fields.authorName ?? ''}
        >
          {(links) => (
            <input
              {...links}
              name="authorName"
              defaultValue={unsent?.authorName}
              maxLength={MAX_AUTHOR_NAME_LENGTH}
              autoComplete="name"
              dir="auto"
              required
              className="control"
            />
          )}
        </Field>
        <Field
          id="condolence-picture"
          label={texts.picture}
          optional={labels.optional}
          hint={texts.pictureHint}
          error={failure?.fields.picture ?? ''}
        >
          {(links) => <CondolencePictureField {...links} />}
        </Field>
        <Field
          id="condolence-email"
          label={texts.email}
          optional={labels.optional}
          hint={texts.emailHint}
          error={failure?.fields.email ?? ''}
        >
          {(links) => (
            <input
              {...links}
              name="email"
              type="email"
              defaultValue={unsent?.email}
              maxLength={EMAIL_LENGTH}
              autoComplete="email"
              className="control"
            />
          )}
        </Field>
        <Honeypot label={texts.leaveEmpty} />
        <Button type="submit" busy={busy} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </form>
    </Dialog>
  );
}
