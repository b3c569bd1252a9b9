import type { Metadata } from 'next';
import { StillHereScreen } from '@/components/keepers/still-here-screen';
import { askedOwner } from '@/lib/keepers/queries/silence-question';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { SECRET_PAGE } from '@/lib/platform/http/secret-link';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('keepers.here.title'), ...SECRET_PAGE };
}

type Props = { params: Promise<{ secret: string }> };

/**
 * The target of the link in the e-mail that asks a silent owner to confirm they are there. Opening it changes nothing.
 */
export default async function StillHerePage({ params }: Props) {
  const { secret } = await params;
  const owner = await askedOwner(secret);
  const screen = <StillHereScreen secret={secret} owner={owner} language={await getLanguage()} />;
  return owner ? screen : answerMissing(screen);
}
