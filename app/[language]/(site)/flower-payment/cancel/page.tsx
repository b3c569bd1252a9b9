import type { Metadata } from 'next';
import { FlowerPage } from '@/components/tributes/flower-page';
import { ButtonLink } from '@/components/ui/button-link';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';
import { areFlowersOpen } from '@/lib/platform/site-settings/feature-settings';
import { readTributeTarget } from '@/lib/tributes/read-tribute-target';
import { FLOWERS_ID } from '@/lib/tributes/rules';

export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<{ memorial_id?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('tributes.page.cancelledTitle'), robots: { index: false } };
}

/** Names the memorial only to people who may see it. */
export default async function FlowerPaymentCancelledPage({ searchParams }: Props) {
  const { memorial_id: memorialIdParam } = await searchParams;
  const memorialId =
    typeof memorialIdParam === 'string' && isPublicId(memorialIdParam) ? memorialIdParam : null;
  const found = memorialId && (await readTributeTarget(memorialId));
  const target = found && found !== 'missing' ? found : null;
  const t = await getTranslate();
  return (
    <FlowerPage title={t('tributes.page.cancelledTitle')} recipient={target}>
      <div className="space-y-2">
        <p>{t('tributes.page.cancelled')}</p>
        <p className="text-ink-soft">{t('tributes.page.cancelledHint')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {target?.enableDigitalFlowers && areFlowersOpen() && (
          <ButtonLink href={paths.memorialPart(target.id, FLOWERS_ID)}>
            {t('tributes.page.backToFlowers')}
          </ButtonLink>
        )}
        {memorialId ? (
          <ButtonLink
            href={paths.memorial(memorialId)}
            variant={target?.enableDigitalFlowers ? 'secondary' : 'primary'}
          >
            {t('tributes.page.backToMemorial')}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.findMemorials}>{t('tributes.page.findMemorials')}</ButtonLink>
        )}
      </div>
    </FlowerPage>
  );
}
