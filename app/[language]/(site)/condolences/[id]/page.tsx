import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { MissingCondolence, OwnCondolence } from '@/components/condolences/own-condolence';
import { pageReader } from '@/lib/access/page-reader';
import { condolenceBySecret } from '@/lib/condolences/queries/by-secret';
import { orMissing } from '@/lib/condolences/read-guest-book';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { SECRET_PAGE } from '@/lib/platform/http/secret-link';
import { readTyped } from '@/lib/platform/http/typed-fields';
import { getSay } from '@/lib/platform/language/get-say';

export const dynamic = 'force-dynamic';

type Props = {
  /** The id is the secret. */
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The address is a secret, so search engines must not index it and other sites must not see it as a referrer. */
export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('condolences.own.heading'), ...SECRET_PAGE };
}

/** A condolence for its author, the only person with the address. Works without JavaScript. */
export default async function OwnCondolencePage({ params, searchParams }: Props) {
  const { id: secret } = await params;
  const condolence = await condolenceBySecret(await pageReader(), secret).catch(orMissing);
  if (!condolence) return answerMissing(<MissingCondolence />);
  const { done, problem } = await searchParams;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return (
    <OwnCondolence
      secret={secret}
      condolence={condolence}
      done={text(done)}
      problem={text(problem)}
      typed={readTyped(new Headers(await headers()))}
    />
  );
}
