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
  KEY_DAYS,
  KEY_DAYS_MAX,
  KEY_DAYS_OFFERED,
  KEY_SCOPES,
  type KeyScope,
} from '@/lib/accounts/key-rules';
import { callApi, failureMessage, fieldMessages } from '@/lib/browser/api';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { useSay } from '@/lib/platform/language/use-say';
import { Choices } from './choices';
import { MadeKey } from './made-key';

/** A memorial to which a key can be limited. */
export type KeyMemorial = { id: string; fullName: string };

type Props = {
  memorials: readonly KeyMemorial[];
  onMade: () => void;
  onClose: () => void;
};

type Values = {
  name: string;
  scopes: KeyScope[];
  memorialIds: string[];
  days: number;
  password: string;
};

const EMPTY: Values = { name: '', scopes: [], memorialIds: [], days: KEY_DAYS, password: '' };
const FORM = 'make-key';

const loadSchema = async () => (await import('@/lib/accounts/schema-keys')).keyInput;

/** The dialog that creates an API key. It asks for a name, scopes and the password, then shows the key once. */
export function MakeKey({ memorials, onMade, onClose }: Props) {
  const say = useSay();
  const [token, setToken] = useState<string | null>(null);
  const form = useSubmitForm({ defaultValues: EMPTY, resolver: useResolver(loadSchema) });
  const { errors, isSubmitting, submitCount } = form.formState;

  const make = form.handleSubmit(async (body) => {
    try {
      const made = await callApi<{ token: string }>(apiKeys, { method: 'POST', body });
      setToken(made.token);
      onMade();
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      const [fault] = fieldMessages(error);
      if (fault)
        form.setError(fault[0] as keyof Values, { message: fault[1] }); // as: the API names fields of its schema
      else form.setError('root', { message: failureMessage(error, say('keys.part.failed')) });
    }
  });

  if (token !== null) return <MadeKey token={token} onClose={onClose} />;
  return (
    <Dialog
      open
      title={say('keys.part.make')}
      closeLabel={say('ui.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('ui.cancel')}
          </Button>
          <Button type="submit" form={FORM} busy={isSubmitting} busyLabel={say('keys.part.making')}>
            {say('keys.part.make')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={make} noValidate className="space-y-5 wrap-anywhere">
        <ErrorSummary key={submitCount} errors={isSubmitting ? [] : formErrors(errors)} />
        <TextInput
          {...form.register('name')}
          label={say('keys.part.name')}
          hint={say('keys.part.nameHint')}
          autoComplete="off"
          dir="auto"
          error={errors.name?.message}
        />
        <Choices id="scopes" label={say('keys.part.may')} error={errors.scopes?.message}>
          {KEY_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              {...form.register('scopes')}
              id={`scopes.${scope}`}
              value={scope}
              label={say(`keys.scopes.${scope}`)}
            />
          ))}
        </Choices>
        <p className="text-sm text-ink-soft">{say('keys.part.never')}</p>
        {memorials.length > 0 && (
          <Choices
            id="memorialIds"
            label={say('keys.part.memorials')}
            hint={say('keys.part.memorialsHint')}
            error={errors.memorialIds?.message}
            mayBeMany
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
          </Choices>
        )}
        <Select
          {...form.register('days', { valueAsNumber: true })}
          label={say('keys.part.lasts')}
          options={KEY_DAYS_OFFERED.map((days) => ({
            value: String(days),
            label: days === KEY_DAYS_MAX ? say('keys.part.year') : say('keys.part.days', { days }),
          }))}
          error={errors.days?.message}
        />
        <TextInput
          {...form.register('password')}
          type="password"
          autoComplete="current-password"
          label={say('keys.part.password')}
          error={errors.password?.message}
        />
      </form>
    </Dialog>
  );
}
