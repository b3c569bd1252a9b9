'use client';

import { useLayoutEffect, useRef } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { callApi } from '@/lib/browser/api';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { useHydrated } from '@/lib/browser/hydrated';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { newId } from '@/lib/platform/ids/public-id';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { Drawing } from '../layout/drawing';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { ConnectionNotice } from '../ui/connection-notice';
import { contactErrorMessage } from './contact-error-message';

const EMPTY = { name: '', email: '', subject: '', message: '' };
type Values = typeof EMPTY;

/** How long the success message is shown before the page changes (product.md 9). */
const REDIRECT_AFTER_MS = 3_000;

const loadSchema = async () => (await import('@/lib/contact/schema')).contactInput;

/** The form for contacting the operator. If there are several errors, only the first is shown (product.md 5). */
export function ContactForm() {
  const t = useTranslate();
  const hydrated = useHydrated();
  const resolver = useResolver(loadSchema);
  const form = useSubmitForm<Values>({
    defaultValues: EMPTY,
    resolver,
  });
  const { errors, isSubmitting, isSubmitSuccessful: sent, submitCount } = form.formState;
  const { register, reset } = form;
  // React cleans up layout effects as soon as the visitor leaves the page, but other effects only after its fade-out.
  useLayoutEffect(() => (sent ? redirectAfterDelay(reset) : undefined), [sent, reset]);

  // An idempotency key, kept until the server confirms: a message resent after a lost response is stored only once.
  const idempotencyKey = useRef('');
  const send = form.handleSubmit(async (values) => {
    idempotencyKey.current ||= newId();
    try {
      await callApi(paths.apiContact, {
        method: 'POST',
        body: { ...values, key: idempotencyKey.current },
      });
      idempotencyKey.current = '';
    } catch (error) {
      form.setError('root', { message: contactErrorMessage(error, t) });
    }
  });

  const [first] = flattenErrors(errors);
  const errorOf = (name: keyof Values) => (first?.name === name ? first.message : undefined);
  return (
    <form onSubmit={send} noValidate className="space-y-5">
      <ErrorSummary key={submitCount} errors={first ? [first] : []} />
      {sent && <SentNotice />}
      <fieldset disabled={isSubmitting || sent} className="space-y-5">
        <legend className="sr-only">{t('contact.form.legend')}</legend>
        <TextInput
          {...register('name')}
          label={t('contact.form.name')}
          autoComplete="name"
          error={errorOf('name')}
        />
        <TextInput
          {...register('email')}
          label={t('contact.form.email')}
          hint={t('contact.form.emailHint')}
          type="email"
          autoComplete="email"
          error={errorOf('email')}
        />
        <TextInput
          {...register('subject')}
          label={t('contact.form.subject')}
          error={errorOf('subject')}
        />
        <TextArea
          {...register('message')}
          label={t('contact.form.message')}
          rows={8}
          error={errorOf('message')}
        />
      </fieldset>
      <ConnectionNotice />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={!hydrated}
          aria-disabled={sent}
          busy={isSubmitting}
          busyLabel={t('contact.form.sending')}
        >
          {t('contact.form.send')}
        </Button>
        <ButtonLink href={paths.home} variant="secondary">
          {t('ui.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}

/** Opens the list of memorials after a delay. Returns a function that cancels this if the visitor leaves earlier. */
function redirectAfterDelay(clear: (values: Values) => void): () => void {
  const timer = setTimeout(() => {
    clear(EMPTY);
    window.location.assign(pathInPageLanguage(paths.findMemorials));
  }, REDIRECT_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Receives the focus, since the fields are now disabled. */
function SentNotice() {
  const t = useTranslate();
  return (
    <div tabIndex={-1} ref={focusAndScrollTo}>
      <Drawing name="letter" className="mx-auto mb-4 w-40" />
      <Banner tone="success">{t('contact.form.sent')}</Banner>
    </div>
  );
}

function focusAndScrollTo(notice: HTMLDivElement | null) {
  focusOnMount(notice);
  notice?.scrollIntoView({ block: 'center' });
}
