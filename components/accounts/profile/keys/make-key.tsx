import { type ReactNode, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError, FieldHint } from '@/components/ui/field';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { apiKeys } from '@/lib/accounts/api-paths';
import { KEY_DAYS, KEY_DAYS_MAX, KEY_DAYS_OFFERED, KEY_NAME_MAX } from '@/lib/accounts/key-rules';
import { callApi, failureMessage, fieldMessages } from '@/lib/browser/api';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { SCOPES } from '@/lib/platform/auth/scopes';
import { useSay } from '@/lib/platform/language/use-say';
import type { KeyMemorial } from './live-keys';
import { MadeKey } from './made-key';

type Props = {
  memorials: readonly KeyMemorial[];
  onMade: () => void;
  onClose: () => void;
};

/** Asks what a new key is for and may do, and for the password; then shows it, this once. */
export function MakeKey({ memorials, onMade, onClose }: Props) {
  const say = useSay();
  const [token, setToken] = useState<string | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const fields = useRef<HTMLFieldSetElement>(null);

  const make = async () => {
    setFaults({});
    const body = requestOf(fields.current);
    const answer = await callApi<{ token: string }>(apiKeys, { method: 'POST', body });
    setToken(answer.token);
    onMade();
  };

  const failureOf = (error: unknown): ReactNode => {
    if (leaveWhenLoggedOut(error, say('api.logIn'))) return null;
    // Faults of one scope or memorial are named by their place in the list.
    const found = fieldMessages(error).map(([name, text]) => [name.split('.')[0], text]);
    setFaults(Object.fromEntries(found));
    return <Banner tone="error">{failureMessage(error, say('keys.part.failed'))}</Banner>;
  };

  if (token !== null) return <MadeKey token={token} onClose={onClose} />;
  return (
    <QuestionDialog
      title={say('keys.part.make')}
      label={say('keys.part.make')}
      busyLabel={say('keys.part.making')}
      run={make}
      failure={failureOf}
      onClose={onClose}
    >
      <fieldset ref={fields} className="space-y-5">
        <TextInput
          name="key-name"
          label={say('keys.part.name')}
          hint={say('keys.part.nameHint')}
          maxLength={KEY_NAME_MAX}
          autoComplete="off"
          error={faults.name}
        />
        <Choices label={say('keys.part.may')} name="scopes" error={faults.scopes}>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              id={`scope-${scope}`}
              name="scopes"
              value={scope}
              label={say(`keys.scopes.${scope}`)}
            />
          ))}
        </Choices>
        <p className="text-sm text-ink-soft">{say('keys.part.never')}</p>
        {memorials.length > 0 && (
          <Choices
            label={say('keys.part.memorials')}
            hint={say('keys.part.memorialsHint')}
            name="memorialIds"
            error={faults.memorialIds}
          >
            {memorials.map(({ id, fullName }) => (
              <Checkbox
                key={id}
                id={`memorial-${id}`}
                name="memorialIds"
                value={id}
                label={fullName}
              />
            ))}
          </Choices>
        )}
        <Select
          name="key-days"
          label={say('keys.part.lasts')}
          defaultValue={String(KEY_DAYS)}
          options={KEY_DAYS_OFFERED.map((days) => ({
            value: String(days),
            label: days === KEY_DAYS_MAX ? say('keys.part.year') : say('keys.part.days', { days }),
          }))}
          error={faults.days}
        />
        <TextInput
          name="key-password"
          type="password"
          autoComplete="current-password"
          label={say('keys.part.password')}
          error={faults.password}
        />
      </fieldset>
    </QuestionDialog>
  );
}

type ChoicesProps = {
  label: string;
  hint?: string;
  name: string;
  error?: string | undefined;
  children: ReactNode;
};

/** A question of which several answers may be chosen. */
function Choices({ label, hint, name, error, children }: ChoicesProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="font-semibold">{label}</legend>
      <FieldHint id={name} hint={hint} />
      <div className="max-h-64 overflow-y-auto">{children}</div>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}

/** What POST /api/auth/tokens takes, from the fields as they are. */
function requestOf(fields: HTMLFieldSetElement | null) {
  const inputs = [...(fields?.querySelectorAll<HTMLInputElement>('input, select') ?? [])];
  const textOf = (name: string) => inputs.find((input) => input.name === name)?.value ?? '';
  const chosen = (name: string) =>
    inputs.filter((input) => input.name === name && input.checked).map(({ value }) => value);
  return {
    name: textOf('key-name'),
    scopes: chosen('scopes'),
    memorialIds: chosen('memorialIds'),
    days: Number(textOf('key-days')),
    password: textOf('key-password'),
  };
}
