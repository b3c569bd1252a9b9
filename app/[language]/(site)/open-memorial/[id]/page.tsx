import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Asked, AskPage } from '@/components/access/ask-page';
import { ClosedMemorial } from '@/components/access/closed-memorial';
import { Gate } from '@/components/access/gate';
import { askSubject } from '@/lib/access/ask-rules';
import { isHintMark } from '@/lib/access/hint-mark';
import { passwordHint } from '@/lib/access/queries/password-hint';
import { closedMetadata } from '@/lib/memorials/page-metadata';
import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { newFormToken } from '@/lib/platform/http/form-token';
import { readTyped } from '@/lib/platform/http/typed-fields';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import * as paths from '@/lib/platform/paths';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Partial<Record<'refused' | 'mark' | 'ask' | 'asked', string | string[]>>>;
};

export const dynamic = 'force-dynamic';

/** Messages by the code in `refused`: for a password, and for a question to the family. */
const OF_PASSWORD = {
  wrong: 'access.refusals.wrongPassword',
  often: 'http.limits.passwords',
  today: 'http.limits.passwordsFromAll',
} as const;
const OF_QUESTION = {
  often: 'http.limits.accessRequests',
  faulty: 'access.refusals.askFaulty',
  again: 'access.refusals.askAgain',
} as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return closedMetadata(await closedMemorial((await params).id), await getSay());
}

/**
 * The gate of a memorial after a refused password, and the form that asks the family for access. The gate at the
 * memorial's own address is cached, so it cannot show the result of an attempt.
 */
export default async function OpenMemorialPage({ params, searchParams }: Props) {
  const [{ id }, { refused, mark, ask, asked }] = await Promise.all([params, searchParams]);
  const closed = await closedMemorial(id);
  const language = await getLanguage();
  if (!closed.gate) {
    if (closed.why === 'unknown') return redirectInLanguage(paths.memorial(id)); // unknown, or open to everybody by now
    return answerMissing(<ClosedMemorial memorialId={id} closed={closed} language={language} />);
  }
  if (asked) return <Asked />;
  const say = await getSay();
  const page = { memorialId: id, language };
  if (ask && closed.canAsk) {
    const reason = isOneOf(OF_QUESTION, refused) && { refused: say(OF_QUESTION[refused]) };
    const typed = refused ? readTyped(new Headers(await headers())) : {};
    return <AskPage {...page} {...reason} typed={typed} token={newFormToken(askSubject(id))} />;
  }
  const reason = isOneOf(OF_PASSWORD, refused) && { refused: say(OF_PASSWORD[refused]) };
  const hint = typeof mark === 'string' && isHintMark(id, mark) ? await passwordHint(id) : '';
  return <Gate {...page} {...reason} door={closed.gate} canAsk={closed.canAsk} hint={hint} />;
}

const isOneOf = <Reasons extends object>(
  reasons: Reasons,
  text: unknown,
): text is keyof Reasons & string => typeof text === 'string' && Object.hasOwn(reasons, text);
