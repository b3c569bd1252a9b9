import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AccessRequestPage, AccessRequestSent } from '@/components/access/access-request-page';
import { ClosedMemorial } from '@/components/access/closed-memorial';
import { Gate } from '@/components/access/gate';
import { accessFormSubject } from '@/lib/access/access-form-subject';
import { isHintMark } from '@/lib/access/hint-mark';
import { passwordHint } from '@/lib/access/queries/password-hint';
import { closedMemorialMetadata } from '@/lib/memorials/page-metadata';
import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { readFormFields } from '@/lib/platform/http/form-fields-cookie';
import { newFormToken } from '@/lib/platform/http/form-token';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { type Message, messageFor, translateWith } from '@/lib/platform/language/message';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import { waitFromQuery } from '@/lib/platform/language/wait';
import * as paths from '@/lib/platform/paths';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<
    Partial<Record<'refused' | 'wait' | 'mark' | 'ask' | 'asked', string | string[]>>
  >;
};

export const dynamic = 'force-dynamic';

/** Messages for the codes in `refused`: after a refused password, and after a refused access request. */
const PASSWORD_ERRORS: Record<'wrong' | 'often', (wait: Message) => Message> = {
  wrong: () => messageFor('access.refusals.wrongPassword'),
  often: (wait) => messageFor('http.limits.passwords', { wait }),
};
const REQUEST_ERRORS: Record<'often' | 'faulty' | 'again' | 'full', (wait: Message) => Message> = {
  often: (wait) => messageFor('http.limits.requests', { wait }),
  faulty: () => messageFor('access.refusals.askFaulty'),
  again: () => messageFor('access.refusals.askAgain'),
  full: () => messageFor('access.refusals.askFull'),
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return closedMemorialMetadata(await closedMemorial((await params).id), await getTranslate());
}

/**
 * The gate of a memorial after a refused password, and the form that asks the family for access. The gate at the
 * memorial's own address is cached, so it cannot show the result of an attempt.
 */
export default async function OpenMemorialPage({ params, searchParams }: Props) {
  const [{ id }, { refused, wait, mark, ask, asked }] = await Promise.all([params, searchParams]);
  const closed = await closedMemorial(id);
  const language = await getLanguage();
  if (!closed.gate) {
    if (closed.why === 'unknown') return redirectInLanguage(paths.memorial(id)); // unknown, or open to everybody by now
    return respondNotFound(<ClosedMemorial memorialId={id} reason={closed} language={language} />);
  }
  if (asked) return <AccessRequestSent />;
  const t = await getTranslate();
  const page = { memorialId: id, language };
  const timeToWait = waitFromQuery(wait);
  if (ask && closed.canAsk) {
    const reason = isOneOf(REQUEST_ERRORS, refused) && {
      refused: translateWith(t)(REQUEST_ERRORS[refused](timeToWait)),
    };
    const typed = refused ? readFormFields(new Headers(await headers())) : {};
    return (
      <AccessRequestPage
        {...page}
        {...reason}
        values={typed}
        token={newFormToken(accessFormSubject(id))}
      />
    );
  }
  const reason = isOneOf(PASSWORD_ERRORS, refused) && {
    refused: translateWith(t)(PASSWORD_ERRORS[refused](timeToWait)),
  };
  const hint = typeof mark === 'string' && isHintMark(id, mark) ? await passwordHint(id) : '';
  return <Gate {...page} {...reason} level={closed.gate} canAsk={closed.canAsk} hint={hint} />;
}

const isOneOf = <Reasons extends object>(
  reasons: Reasons,
  value: unknown,
): value is keyof Reasons & string => typeof value === 'string' && Object.hasOwn(reasons, value);
