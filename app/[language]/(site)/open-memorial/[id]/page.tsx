import type { Metadata } from 'next';
import { ClosedMemorial } from '@/components/access/closed-memorial';
import { Asked, Gate } from '@/components/access/gate';
import { passwordHint } from '@/lib/access/queries/password-hint';
import { closedMetadata } from '@/lib/memorials/page-metadata';
import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import * as paths from '@/lib/platform/paths';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ refused?: string | string[]; asked?: string | string[] }>;
};

export const dynamic = 'force-dynamic';

const REASONS = {
  wrong: 'access.refusals.wrongPassword',
  often: 'http.limits.passwords',
  today: 'http.limits.passwordsFromAll',
} as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return closedMetadata(await closedMemorial((await params).id), await getSay());
}

/**
 * The gate of a memorial after a password that did not open it, or after a question to the family. The gate itself is cached, and
 * cannot say so.
 */
export default async function OpenMemorialPage({ params, searchParams }: Props) {
  const [{ id }, { refused, asked }] = await Promise.all([params, searchParams]);
  const closed = await closedMemorial(id);
  const language = await getLanguage();
  if (!closed.gate) {
    if (closed.why === 'unknown') return redirectInLanguage(paths.memorial(id)); // or everybody sees it by now
    return answerMissing(<ClosedMemorial memorialId={id} closed={closed} language={language} />);
  }
  if (asked) return <Asked />;
  const say = await getSay();
  const reason = isReason(refused) ? refused : null;
  return (
    <Gate
      memorialId={id}
      door={closed.gate}
      language={language}
      {...(reason && { refused: say(REASONS[reason]) })}
      hint={reason === 'wrong' ? await passwordHint(id) : ''}
    />
  );
}

const isReason = (text: unknown): text is keyof typeof REASONS =>
  typeof text === 'string' && Object.hasOwn(REASONS, text);
