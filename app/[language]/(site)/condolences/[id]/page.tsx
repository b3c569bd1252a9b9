import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { MissingCondolence, OwnCondolence } from '@/components/condolences/own-condolence';
import { pageReader } from '@/lib/access/page-reader';
import { condolenceBySecret } from '@/lib/condolences/queries/by-secret';
import { readFormFields } from '@/lib/platform/http/form-fields-cookie';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { SECRET_PAGE_METADATA } from '@/lib/platform/http/secret-link';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { waitFromQuery } from '@/lib/platform/language/wait';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';

export const dynamic = 'force-dynamic';

type Props = {
  /** The id is the secret. */
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The address is a secret, so search engines must not index it and other sites must not see it as a referrer. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('condolences.own.heading'), ...SECRET_PAGE_METADATA };
}

/** Shows a condolence to its author, the only person who has the address. Works without JavaScript. */
export default async function OwnCondolencePage({ params, searchParams }: Props) {
  const { id: secret } = await params;
  const condolence = await condolenceBySecret(await pageReader(), secret).catch(nullIfHidden);
  if (!condolence) return respondNotFound(<MissingCondolence />);
  const { done, problem, wait } = await searchParams;
  const stringOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
  return (
    <OwnCondolence
      secret={secret}
      condolence={condolence}
      completedAction={stringOrNull(done)}
      errorCode={stringOrNull(problem)}
      wait={waitFromQuery(wait)}
      typed={readFormFields(new Headers(await headers()))}
    />
  );
}
