import type { Metadata } from 'next';
import { StillHereScreen } from '@/components/keepers/still-here-screen';
import { findCheckedOwner } from '@/lib/keepers/queries/find-checked-owner';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { SECRET_PAGE_METADATA } from '@/lib/platform/http/secret-link';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('keepers.here.title'), ...SECRET_PAGE_METADATA };
}

type Props = { params: Promise<{ secret: string }> };

/**
 * The target of the link in the e-mail that asks a silent owner whether they are still there. Opening it changes
 * nothing.
 */
export default async function StillHerePage({ params }: Props) {
  const { secret } = await params;
  const owner = await findCheckedOwner(secret);
  const screen = <StillHereScreen secret={secret} owner={owner} language={await getLanguage()} />;
  return owner ? screen : respondNotFound(screen);
}
