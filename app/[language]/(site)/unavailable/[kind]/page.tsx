import type { Metadata } from 'next';
import { LonePage } from '@/components/layout/lone-page';
import { PlainLink } from '@/components/ui/button-link';
import { UNAVAILABLE_KINDS, unavailableKind } from '@/lib/platform/http/unavailable-kinds';
import { getSay } from '@/lib/platform/language/get-say';

type Props = { params: Promise<{ kind: string }> };

export const generateStaticParams = () => UNAVAILABLE_KINDS.map((kind) => ({ kind }));

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getSay())('site.unavailable'), robots: { index: false } };
}

/**
 * The server sends this instead of a page that cannot be rendered because a service is unavailable
 * (server/unavailable-page.ts). It needs neither the database nor JavaScript; the empty link retries the current
 * address.
 */
export default async function UnavailablePage({ params }: Props) {
  const say = await getSay();
  return (
    <LonePage
      title={say('site.unavailable')}
      actions={<PlainLink href="">{say('ui.tryAgain')}</PlainLink>}
    >
      <p>{say(`api.${unavailableKind((await params).kind) ?? 'away'}`)}</p>
    </LonePage>
  );
}
