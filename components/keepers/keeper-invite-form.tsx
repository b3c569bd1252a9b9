import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { showToast } from '@/components/ui/toast-store';
import { apiErrorMessage, callApi, fieldMessages } from '@/lib/browser/api';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { apiInvitations } from '@/lib/keepers/api-paths';
import { INVITATION_DAYS, INVITED_ROLES, type InvitedRole } from '@/lib/keepers/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Values = { name: string; email: string; role: InvitedRole };

const EMPTY: Values = { name: '', email: '', role: 'contributor' };

const loadSchema = async () => (await import('@/lib/keepers/schema')).invitationInput;

/**
 * Invites a person by e-mail to look after a memorial. Only viewers who may invite keepers choose a role; all others
 * invite contributors.
 */
export function KeeperInviteForm({
  memorialId,
  mayInviteKeepers,
}: {
  memorialId: string;
  mayInviteKeepers: boolean;
}) {
  const t = useTranslate();
  const router = useRouter();
  const resolver = useResolver(loadSchema);
  const empty: Values = mayInviteKeepers ? { ...EMPTY, role: 'keeper' } : EMPTY;
  const form = useSubmitForm<Values>({ defaultValues: empty, resolver });
  const { errors, isSubmitting, submitCount } = form.formState;
  const send = form.handleSubmit(async (body) => {
    try {
      const path = apiInvitations(memorialId);
      const { message } = await callApi<{ message: string }>(path, { method: 'POST', body });
      showToast(message);
      form.reset(empty);
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      const [fieldError] = fieldMessages(error);
      if (fieldError)
        form.setError(fieldError[0] === 'email' ? 'email' : 'name', { message: fieldError[1] });
      else form.setError('root', { message: apiErrorMessage(error, t('keepers.invite.failed')) });
    }
  });
  return (
    <form onSubmit={send} noValidate className="max-w-xl space-y-5">
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
      <p className="max-w-measure text-ink-soft">
        {t('keepers.invite.intro', { days: INVITATION_DAYS })}
      </p>
      <HydratedFields className="space-y-5">
        <TextInput
          {...form.register('name')}
          label={t('keepers.invite.name')}
          hint={t('keepers.invite.nameHint')}
          autoComplete="off"
          dir="auto"
          error={errors.name?.message}
        />
        <TextInput
          {...form.register('email')}
          label={t('keepers.invite.email')}
          type="email"
          autoComplete="off"
          error={errors.email?.message}
        />
        {mayInviteKeepers && (
          <RadioGroup
            {...form.register('role')}
            label={t('keepers.invite.role')}
            options={INVITED_ROLES.map((role) => ({
              value: role,
              label: t(`keepers.roles.${role}Means`),
            }))}
            error={errors.role?.message}
          />
        )}
        <Button type="submit" busy={isSubmitting} busyLabel={t('keepers.invite.sending')}>
          {t('keepers.invite.send')}
        </Button>
      </HydratedFields>
    </form>
  );
}
