'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LazyLoggedOutBanner } from '@/components/accounts/lazy-logged-out-banner';
import { useFormSave } from '@/components/memorials/languages/use-form-save';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { PasswordInput } from '@/components/ui/masked-input';
import { TextInput } from '@/components/ui/text-input';
import { apiMemorialAccess } from '@/lib/access/api-paths';
import { foldPassword, hasValidLength } from '@/lib/access/password-rules';
import { MAX_HINT_LENGTH, type Visibility } from '@/lib/access/rules';
import type { AccessInput } from '@/lib/access/schema';
import { callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { VisibilityChoice } from './visibility-choice';
import { type MemorialPreview, VisibilityPreview } from './visibility-preview';

type Props = {
  memorialId: string;
  settings: { visibility: Visibility; hasPassword: boolean; passwordHint: string };
  /** The name, years and picture that strangers see at the top of an open page. */
  head: MemorialPreview;
};

/** Sets who may see a memorial and, for the level `password`, the family password. */
export function AccessForm({ memorialId, settings, head }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [hasPassword, setHasPassword] = useState(settings.hasPassword);
  const { visibility, passwordHint } = settings;
  const form = useSubmitForm<AccessInput>({
    defaultValues: { visibility, password: '', passwordHint },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const level = useWatch({ control: form.control, name: 'visibility' });
  const saving = useFormSave(form, t('access.settings.notSaved'));
  const save = form.handleSubmit((body) =>
    saving.run(async () => {
      const path = apiMemorialAccess(memorialId);
      const { message, access } = await callApi<AccessResponse>(path, { method: 'PUT', body });
      setHasPassword(access.hasPassword);
      return message;
    }),
  );
  /** The same rules as on the server. An empty field keeps the current password. */
  const checkPassword = (input = '') => {
    const folded = foldPassword(input);
    if (folded === '') return hasPassword || t('access.faults.passwordRequired');
    return hasValidLength(folded) || t('access.faults.passwordLength');
  };

  return (
    <form onSubmit={save} noValidate className="space-y-6">
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
      <HydratedFields className="space-y-6">
        <VisibilityChoice {...form.register('visibility')} error={errors.visibility?.message} />
        <VisibilityPreview level={level ?? visibility} head={head} />
        {level === 'password' && (
          <div className="space-y-5 border-s-2 border-gold ps-5">
            <PasswordInput
              {...form.register('password', { shouldUnregister: true, validate: checkPassword })}
              label={t(hasPassword ? 'access.settings.newPassword' : 'access.gate.label')}
              hint={`${t(hasPassword ? 'access.settings.keepPassword' : 'access.settings.passwordHelp')} ${t('access.gate.labelHint')}`}
              autoComplete="off"
              error={errors.password?.message}
            />
            <TextInput
              {...form.register('passwordHint', { shouldUnregister: true })}
              label={t('access.settings.hint')}
              optional
              hint={t('access.settings.hintHelp')}
              maxLength={MAX_HINT_LENGTH}
              autoComplete="off"
              dir="auto"
              error={errors.passwordHint?.message}
            />
          </div>
        )}
      </HydratedFields>
      <p className="max-w-measure text-ink-soft">{t('access.settings.later')}</p>
      {saving.failed && <Banner tone="error">{saving.failed}</Banner>}
      {saving.hasEnded && (
        <LazyLoggedOutBanner from={paths.memorialAccess(memorialId)} isStored={false} />
      )}
      <ConnectionNotice />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          disabled={!hydrated}
          busy={isSubmitting}
          busyLabel={t('edit.save.saving')}
        >
          {t('access.settings.save')}
        </Button>
        <p role="status" className="text-ink-soft">
          {saving.saved}
        </p>
      </div>
    </form>
  );
}

type AccessResponse = { message: string; access: Props['settings'] };
