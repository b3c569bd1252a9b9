import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { formErrors } from '@/components/ui/flatten-errors';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { apiKeys } from '@/lib/accounts/api-paths';
import {
  DEFAULT_KEY_DAYS,
  KEY_DAYS_CHOICES,
  KEY_SCOPES,
  type KeyScope,
  MAX_KEY_DAYS,
} from '@/lib/accounts/key-rules';
import { apiErrorMessage, callApi, fieldMessages } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { CheckboxGroup } from './checkbox-group';
import { NewKey } from './new-key';

/** A memorial to which a key can be limited. */
export type MemorialOption = { id: string; fullName: string };

type Props = {
  memorials: readonly MemorialOption[];
  onCreated: () => void;
  onClose: () => void;
};

type Values = {
  name: string;
  scopes: KeyScope[];
  memorialIds: string[];
  days: number;
  password: string;
};

const EMPTY: Values = {
  name: '',
  scopes: [],
  memorialIds: [],
  days: DEFAULT_KEY_DAYS,
  password: '',
};
const FORM_ID = 'make-key';

const loadSchema = async () => (await import('@/lib/accounts/schema-keys')).keyInput;

/** The dialog that creates an API key. It asks for a name, scopes and the password, then shows the key once. */
export function CreateKey({ memorials, onCreated, onClose }: Props) {
  const t = useTranslate();
  const [token, setToken] = useState<string | null>(null);
  const form = useSubmitForm({ defaultValues: EMPTY, resolver: useResolver(loadSchema) });
  const { errors, isSubmitting, submitCount } = form.formState;

  const create = form.handleSubmit(async (body) => {
    try {
      const newKey = await callApi<{ token: string }>(apiKeys, { method: 'POST', body });
      setToken(newKey.token);
      onCreated();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      const [fieldError] = fieldMessages(error);
      if (fieldError)
        // as: the server reports errors under the field names of the schema that this form uses
        form.setError(fieldError[0] as keyof Values, { message: fieldError[1] });
      else form.setError('root', { message: apiErrorMessage(error, t('keys.part.failed')) });
    }
  });

  if (token !== null) return <NewKey token={token} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('keys.part.make')}
      closeLabel={t('ui.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            busy={isSubmitting}
            busyLabel={t('keys.part.making')}
          >
            {t('keys.part.make')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={create} noValidate className="space-y-5 wrap-anywhere">
        <ErrorSummary key={submitCount} errors={isSubmitting ? [] : formErrors(errors)} />
        <TextInput
          {...form.register('name')}
          label={t('keys.part.name')}
          hint={t('keys.part.nameHint')}
          autoComplete="off"
          dir="auto"
          error={errors.name?.message}
        />
        <CheckboxGroup id="scopes" label={t('keys.part.may')} error={errors.scopes?.message}>
          {KEY_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              {...form.register('scopes')}
              id={`scopes.${scope}`}
              value={scope}
              label={t(`keys.scopes.${scope}`)}
            />
          ))}
        </CheckboxGroup>
        <p className="text-sm text-ink-soft">{t('keys.part.never')}</p>
        {memorials.length > 0 && (
          <CheckboxGroup
            id="memorialIds"
            label={t('keys.part.memorials')}
            hint={t('keys.part.memorialsHint')}
            error={errors.memorialIds?.message}
            isScrollable
          >
            {memorials.map(({ id, fullName }) => (
              <Checkbox
                key={id}
                {...form.register('memorialIds')}
                id={`memorialIds.${id}`}
                value={id}
                label={fullName}
              />
            ))}
          </CheckboxGroup>
        )}
        <Select
          {...form.register('days', { valueAsNumber: true })}
          label={t('keys.part.lasts')}
          options={KEY_DAYS_CHOICES.map((days) => ({
            value: String(days),
            label: days === MAX_KEY_DAYS ? t('keys.part.year') : t('keys.part.days', { days }),
          }))}
          error={errors.days?.message}
        />
        <TextInput
          {...form.register('password')}
          type="password"
          autoComplete="current-password"
          label={t('keys.part.password')}
          error={errors.password?.message}
        />
      </form>
    </Dialog>
  );
}
