import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorSummary } from '@/components/ui/error-summary';
import { FieldError, FieldHint } from '@/components/ui/field';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { TextInput } from '@/components/ui/text-input';
import { apiErrorMessage, callApi, fieldMessages } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { EVENT_TYPES, type EventType } from '@/lib/platform/events/event-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { apiWebhook, apiWebhooks, type WebhookScope } from '@/lib/webhooks/api-paths';
import type { WebhookView } from '@/lib/webhooks/api-schema';
import { EVENT_LABELS } from './event-labels';
import type { MemorialChoice } from './memorial-choice';

type Values = { url: string; events: EventType[]; memorialIds?: string[] | undefined };
type CreatedWebhook = { webhook: WebhookView; secret: string };

type Props = {
  scope: WebhookScope;
  memorials: readonly MemorialChoice[];
} & (
  | { webhook?: undefined; onAdded: (added: CreatedWebhook) => void }
  | { webhook: WebhookView; onChanged: () => void }
);

const loadSchema = async () => (await import('@/lib/webhooks/schema')).newWebhook;

export function WebhookForm({ scope, memorials, ...props }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const resolver = useResolver(loadSchema);
  const { url = '', events = [], memorialIds = [] } = props.webhook ?? {};
  const form = useSubmitForm<Values>({ defaultValues: { url, events, memorialIds }, resolver });
  const { errors, isSubmitting, submitCount } = form.formState;
  const send = form.handleSubmit(async (body) => {
    try {
      if (props.webhook) {
        await callApi(apiWebhook(scope, props.webhook._id), { method: 'PATCH', body });
        props.onChanged();
      } else
        props.onAdded(await callApi<CreatedWebhook>(apiWebhooks(scope), { method: 'POST', body }));
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      const [fieldError] = fieldMessages(error);
      if (fieldError)
        form.setError(fieldError[0] === 'memorialIds' ? 'memorialIds' : 'url', {
          message: fieldError[1],
        });
      else form.setError('root', { message: apiErrorMessage(error, t('webhooks.acts.failed')) });
    }
  });
  // Makes the ids unique, since a page may contain two of these forms.
  const prefix = props.webhook?._id ?? 'new';
  return (
    <form onSubmit={send} noValidate className="max-w-xl space-y-5">
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
      <HydratedFields className="space-y-6">
        <TextInput
          {...form.register('url')}
          id={`${prefix}-url`}
          label={t('webhooks.form.url')}
          hint={t('webhooks.form.urlHint')}
          type="url"
          dir="ltr"
          autoComplete="off"
          error={errors.url?.message}
        />
        <Choices
          id={`${prefix}-events`}
          label={t('webhooks.form.events')}
          error={errors.events?.message}
        >
          {EVENT_TYPES.map((type) => (
            <Checkbox
              key={type}
              {...form.register('events')}
              id={`${prefix}-${type}`}
              value={type}
              label={t(EVENT_LABELS[type])}
            />
          ))}
        </Choices>
        {memorials.length > 0 && (
          <Choices
            id={`${prefix}-memorials`}
            label={t('webhooks.form.memorials')}
            hint={t('webhooks.form.memorialsHint')}
            error={errors.memorialIds?.message}
          >
            {memorials.map(({ id, fullName }) => (
              <Checkbox
                key={id}
                {...form.register('memorialIds')}
                id={`${prefix}-${id}`}
                value={id}
                label={fullName}
              />
            ))}
          </Choices>
        )}
        <Button type="submit" busy={isSubmitting} busyLabel={t('webhooks.form.saving')}>
          {t(props.webhook ? 'webhooks.form.save' : 'webhooks.form.add')}
        </Button>
      </HydratedFields>
    </form>
  );
}

type ChoicesProps = {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  children: ReactNode;
};

function Choices({ id, label, hint, error, children }: ChoicesProps) {
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 wrap-anywhere">
      <legend className="font-semibold">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className="mt-1.5">{children}</div>
      <FieldError id={id} {...(error && { error })} />
    </fieldset>
  );
}
