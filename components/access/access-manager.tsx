import { type ReactNode, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import {
  apiAccessInvitation,
  apiAccessInvitations,
  apiAccessRequest,
} from '@/lib/access/api-paths';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { AccessInviteForm } from './access-invite-form';

export type AccessLists = {
  /** `isWithheld`: screening holds the message back, so it is not shown. `name` is '' if that is held back, too. */
  requests: {
    id: string;
    name: string;
    message: string;
    isWithheld: boolean;
    createdAt: string;
  }[];
  invitations: {
    id: string;
    name: string;
    email: string;
    sentAt: string;
    acceptedAt: string | null;
    lastSeenAt: string | null;
    /** Who let them in; null if that account was deleted. */
    letInBy: string | null;
  }[];
};
type Dates = Pick<AccessLists['invitations'][number], 'sentAt' | 'acceptedAt' | 'lastSeenAt'>;
type AccessListsResponse = AccessLists & { message: string };

export type AccessManagerProps = {
  memorialId: string;
  language: Language;
  people: AccessLists;
  /** Shown between the requests and the invitations. */
  children: ReactNode;
};

/** The requests to see a memorial and the people its family has let in. Every API response contains both lists. */
export function AccessManager({
  memorialId,
  language,
  people: initialPeople,
  children,
}: AccessManagerProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [people, setPeople] = useState(initialPeople);
  const [outcome, setOutcome] = useState({ done: '', failed: '' });
  const [busy, setBusy] = useState(false);

  async function sendChange(
    path: string,
    method: 'POST' | 'DELETE',
    body?: object,
  ): Promise<boolean> {
    setBusy(true);
    try {
      const { message, ...lists } = await callApi<AccessListsResponse>(path, {
        method,
        ...(body && { body }),
      });
      setPeople(lists);
      setOutcome({ done: message, failed: '' });
      return true;
    } catch (error) {
      setOutcome({ done: '', failed: apiErrorMessage(error, t('access.people.failed')) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  const decide = (id: string, decision: 'grant' | 'decline') =>
    sendChange(apiAccessRequest(memorialId, id), 'POST', { decision });
  const formatDay = (moment: string) => longDate(moment.slice(0, 10), language);
  const statusText = ({ sentAt, acceptedAt, lastSeenAt }: Dates) =>
    acceptedAt
      ? t('access.people.accepted', { day: formatDay(lastSeenAt ?? acceptedAt) })
      : t('access.people.sent', { day: formatDay(sentAt) });
  const isDisabled = busy || !hydrated;

  return (
    <>
      <div aria-live="polite">
        {outcome.failed && <Banner tone="error">{outcome.failed}</Banner>}
        {outcome.done && <Banner tone="success">{outcome.done}</Banner>}
      </div>
      {people.requests.length > 0 && (
        <section aria-labelledby="requests-title" className="space-y-3">
          <h2 id="requests-title" className="text-2xl">
            {t('access.people.requests')}
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {people.requests.map(({ id, name, message, isWithheld, createdAt }) => (
              <li key={id} className="space-y-2 py-4">
                <p>
                  {name && <bdi className="font-semibold">{name}</bdi>}{' '}
                  <span className="text-ink-soft">{formatDay(createdAt)}</span>
                </p>
                {message && (
                  <p dir="auto" className="max-w-measure whitespace-pre-line">
                    {message}
                  </p>
                )}
                {isWithheld && (
                  <p className="max-w-measure text-ink-soft">{t('access.people.withheld')}</p>
                )}
                <p className="flex flex-wrap gap-3">
                  <Button disabled={isDisabled} onClick={() => decide(id, 'grant')}>
                    {name ? t('access.people.grant', { name }) : t('access.people.grantUnnamed')}
                  </Button>
                  <Button
                    variant="secondary"
                    disabled={isDisabled}
                    onClick={() => decide(id, 'decline')}
                  >
                    <span>
                      {t.rich('access.people.decline', {
                        name: name || formatDay(createdAt),
                        named: hidden,
                      })}
                    </span>
                  </Button>
                </p>
              </li>
            ))}
          </ul>
          <p className="max-w-measure text-ink-soft">{t('access.people.requestsNote')}</p>
        </section>
      )}
      {children}
      <section aria-labelledby="invited-title" className="space-y-3 border-t border-line pt-6">
        <h2 id="invited-title" className="text-2xl">
          {t('access.people.title')}
        </h2>
        <p className="max-w-measure text-pretty text-ink-soft">{t('access.people.intro')}</p>
        {people.invitations.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {people.invitations.map(({ id, name, email, letInBy, ...dates }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  {name && <bdi className="block font-semibold">{name}</bdi>}
                  <bdi className="block break-all">{email}</bdi>
                  <p className="text-ink-soft">{statusText(dates)}</p>
                  {letInBy && (
                    <p className="text-ink-soft">
                      {t('access.people.letInBy', { person: letInBy })}
                    </p>
                  )}
                </div>
                <Button
                  variant="secondary"
                  disabled={isDisabled}
                  onClick={() => sendChange(apiAccessInvitation(memorialId, id), 'DELETE')}
                >
                  {t('access.people.remove', { name: name || email })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <AccessInviteForm
          disabled={isDisabled}
          onInvite={(list) =>
            sendChange(apiAccessInvitations(memorialId), 'POST', { people: list })
          }
        />
      </section>
    </>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
