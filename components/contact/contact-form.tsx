'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { lazyResolver } from '@/lib/client/lazy-resolver';
import { paths } from '@/lib/paths';
import { ErrorSummary } from '../forms/error-summary';
import { flattenErrors } from '../forms/flatten-errors';
import { TextArea } from '../forms/text-area';
import { TextInput } from '../forms/text-input';
import { Button, ButtonLink } from '../ui/button';
import { sendFailure } from './send-failure';
import { SentNotice } from './sent-notice';

const EMPTY = { name: '', email: '', subject: '', message: '' };
type Values = typeof EMPTY;

/** How long the thanks are shown before the page goes on (spec 9). */
const GO_ON_MS = 3_000;

const resolver = lazyResolver(async () => (await import('@/lib/contact/schema')).contactInput);

/** Writes to the operator. Of several faults the first is shown (spec 5). */
export function ContactForm() {
  const hydrated = useHydrated();
  const form = useForm<Values, unknown, Values>({
    defaultValues: EMPTY,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver,
  });
  const { errors, isSubmitting, isSubmitSuccessful: sent, submitCount } = form.formState;
  const { register, reset } = form;
  useEffect(() => (sent ? goOnLater(reset) : undefined), [sent, reset]);

  const send = form.handleSubmit(async (body) => {
    try {
      await callApi(paths.apiContact, { method: 'POST', body });
    } catch (error) {
      form.setError('root', { message: sendFailure(error) });
    }
  });

  const [fault] = flattenErrors(errors);
  const errorOf = (name: keyof Values) => (fault?.name === name ? fault.message : undefined);
  return (
    <form onSubmit={send} noValidate className="space-y-5">
      <ErrorSummary key={submitCount} errors={fault ? [fault] : []} />
      {sent && <SentNotice />}
      <fieldset disabled={isSubmitting || sent} className="space-y-5">
        <legend className="sr-only">Your message</legend>
        <TextInput
          {...register('name')}
          label="Full Name"
          autoComplete="name"
          error={errorOf('name')}
        />
        <TextInput
          {...register('email')}
          label="Email Address"
          hint="Where we answer to."
          type="email"
          autoComplete="email"
          error={errorOf('email')}
        />
        <TextInput {...register('subject')} label="Subject" error={errorOf('subject')} />
        <TextArea {...register('message')} label="Message" rows={8} error={errorOf('message')} />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={!hydrated}
          aria-disabled={sent}
          busy={isSubmitting}
          busyLabel="Sending..."
        >
          Send Message
        </Button>
        <ButtonLink href={paths.home} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

/** Who leaves earlier by themselves is not called back. */
function goOnLater(clear: (values: Values) => void): () => void {
  const timer = setTimeout(() => {
    clear(EMPTY);
    window.location.assign(paths.findMemorials);
  }, GO_ON_MS);
  return () => clearTimeout(timer);
}
