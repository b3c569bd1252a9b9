import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { flattenErrors } from '@/components/ui/flatten-errors';
import { HydratedFields } from '@/components/ui/hydrated-fields';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { showToast } from '@/components/ui/toast-store';
import { callApi, failureMessage, fieldMessages } from '@/lib/browser/api';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSubmitForm } from '@/lib/browser/submit-form';
import { useResolver } from '@/lib/browser/use-resolver';
import { apiInvitations } from '@/lib/keepers/api-paths';
import { INVITATION_DAYS, INVITED_ROLES, type InvitedRole } from '@/lib/keepers/rules';
import { useSay } from '@/lib/platform/language/use-say';

type Values = { name: string; email: string; role: InvitedRole };

const EMPTY: Values = { name: '', email: '', role: 'contributor' };

const loadSchema = async () => (await import('@/lib/keepers/schema')).invitationInput;

/**
 * Invites a person by e-mail to look after a memorial. Keepers may only invite contributors, so they get no choice of
 * role.
 */
export function InviteForm({
  memorialId,
  mayInviteKeepers,
}: {
  memorialId: string;
  mayInviteKeepers: boolean;
}) {
  const say = useSay();
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
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      const [fault] = fieldMessages(error);
      if (fault) form.setError(fault[0] === 'email' ? 'email' : 'name', { message: fault[1] });
      else form.setError('root', { message: failureMessage(error, say('keepers.invite.failed')) });
    }
  });
  return (
    <form onSubmit={send} noValidate className="max-w-xl space-y-5">
      <ErrorSummary key={submitCount} errors={isSubmitting ? [] : flattenErrors(errors)} />
      <p className="max-w-measure text-ink-soft">
        {say('keepers.invite.intro', { days: INVITATION_DAYS })}
      </p>
      <HydratedFields className="space-y-5">
        <TextInput
          {...form.register('name')}
          label={say('keepers.invite.name')}
          hint={say('keepers.invite.nameHint')}
          autoComplete="off"
          dir="auto"
          error={errors.name?.message}
        />
        <TextInput
          {...form.register('email')}
          label={say('keepers.invite.email')}
          type="email"
          autoComplete="off"
          error={errors.email?.message}
        />
        {mayInviteKeepers && (
          <RadioGroup
            {...form.register('role')}
            label={say('keepers.invite.role')}
            options={INVITED_ROLES.map((role) => ({
              value: role,
              label: say(`keepers.roles.${role}Means`),
            }))}
            error={errors.role?.message}
          />
        )}
        <Button type="submit" busy={isSubmitting} busyLabel={say('keepers.invite.sending')}>
          {say('keepers.invite.send')}
        </Button>
      </HydratedFields>
    </form>
  );
}
