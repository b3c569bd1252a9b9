'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DateInput } from '@/components/forms/date-input';
import { ErrorSummary } from '@/components/forms/error-summary';
import { flattenErrors } from '@/components/forms/flatten-errors';
import { TextArea } from '@/components/forms/text-area';
import { TextInput } from '@/components/forms/text-input';
import type { ManagedItem } from '@/components/media/managed-item';
import { callApi, failureMessage, fieldMessages } from '@/lib/client/api';
import { useHydrated } from '@/lib/client/hydrated';
import { paths } from '@/lib/paths';
import { Banner } from '../../ui/banner';
import { GalleryEditor } from './gallery-editor';
import { saveAfterUploads } from './save-after-uploads';
import { SaveBar } from './save-bar';
import { simpleBody } from './simple-body';
import { checkSimple, FIELD_OF, type SimpleFields } from './simple-fields';
import { useGalleryCopy } from './use-gallery-copy';

type Props = { memorialId: string; fields: SimpleFields; items: ManagedItem[] };

/** The simple editor (spec 2, "Edit memorial"): name, dates, biography, two lists, and the gallery. */
export function SimpleEditForm({ memorialId, fields, items: first }: Props) {
  const hydrated = useHydrated();
  const gallery = useGalleryCopy(memorialId, first);
  const [failure, setFailure] = useState('');
  const form = useForm<SimpleFields>({
    defaultValues: fields,
    resolver: checkSimple,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const leave = () => window.location.assign(paths.memorial(memorialId));
  const field = (name: keyof SimpleFields) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });

  const save = form.handleSubmit(async (edited) => {
    try {
      const body = { ...simpleBody(fields, edited), ...gallery.sent() };
      await callApi(paths.apiMemorial(memorialId), { method: 'PUT', body });
      leave();
    } catch (error) {
      const words = failureMessage(error, '');
      setFailure(words ? `Failed to update memorial: ${words}` : 'Failed to update memorial');
      for (const [name, message] of fieldMessages(error)) {
        const shown = FIELD_OF[name];
        if (shown) form.setError(shown, { message });
      }
    }
  });

  return (
    <form
      onSubmit={saveAfterUploads(gallery.uploads.queue, save, setFailure)}
      noValidate
      className="max-w-2xl space-y-8"
    >
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput label="First name" autoComplete="off" {...field('firstName')} />
        <TextInput label="Last name" autoComplete="off" {...field('lastName')} />
        <DateInput label="Date of birth" {...field('dateOfBirth')} />
        <DateInput label="Date of death" {...field('dateOfDeath')} />
      </div>
      <TextArea label="Biography" rows={10} {...field('biography')} />
      <TextInput label="Languages" hint={COMMAS} optional {...field('languages')} />
      <TextInput label="Achievements" hint={COMMAS} optional {...field('achievements')} />
      <section aria-labelledby="media-title" className="space-y-6 border-t border-line pt-6">
        <h2 id="media-title" className="text-2xl">
          Media
        </h2>
        <GalleryEditor gallery={gallery} />
      </section>
      {failure && <Banner tone="error">{failure}</Banner>}
      <SaveBar
        busy={isSubmitting}
        uploading={gallery.isUploading}
        disabled={!hydrated}
        onCancel={leave}
      />
    </form>
  );
}

const COMMAS = 'With commas between them.';
