import type { Metadata } from 'next';
import { FlowerPage } from '@/components/tributes/flower-page';
import { ButtonLink } from '@/components/ui/button-link';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { getSay } from '@/lib/platform/language/get-say';
import * as paths from '@/lib/platform/paths';
import { flowersAreOpen } from '@/lib/platform/site-settings/doors';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';
import { FLOWERS_ID } from '@/lib/tributes/rules';

export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<{ memorial_id?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('tributes.page.cancelledTitle'), robots: { index: false } };
}

/** Names the memorial only to people who may see it. */
export default async function FlowerPaymentCancelledPage({ searchParams }: Props) {
  const { memorial_id: given } = await searchParams;
  const memorialId = typeof given === 'string' && isPublicId(given) ? given : null;
  const found = memorialId && (await readTributeTarget(memorialId));
  const target = found && found !== 'missing' ? found : null;
  const say = await getSay();
  return (
    <FlowerPage title={say('tributes.page.cancelledTitle')} recipient={target}>
      <div className="space-y-2">
        <p>{say('tributes.page.cancelled')}</p>
        <p className="text-ink-soft">{say('tributes.page.cancelledHint')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {target?.enableDigitalFlowers && flowersAreOpen() && (
          <ButtonLink href={paths.memorialPart(target.id, FLOWERS_ID)}>
            {say('tributes.page.backToFlowers')}
          </ButtonLink>
        )}
        {memorialId ? (
          <ButtonLink
            href={paths.memorial(memorialId)}
            variant={target?.enableDigitalFlowers ? 'secondary' : 'primary'}
          >
            {say('tributes.page.backToMemorial')}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.findMemorials}>{say('tributes.page.findMemorials')}</ButtonLink>
        )}
      </div>
    </FlowerPage>
  );
}
