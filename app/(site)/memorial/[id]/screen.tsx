import { JsonLd } from '@/components/memorial/json-ld';
import { MemorialPage } from '@/components/memorial/memorial-page';
import { FlowerPanel } from '@/components/tribute/flower-panel';
import { env } from '@/lib/env';
import { personJsonLd } from '@/lib/memorials/person-json-ld';
import type { MemorialView } from '@/lib/memorials/queries/memorial-page';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';
import { tributesOf } from '@/lib/tributes/queries/tribute-views';

/**
 * What the cached page and its signed-in twin have in common: everything but who is looking. A cached
 * page may be older than the rate in it; the panel then shows the order's own amount before it is paid.
 */
export async function MemorialScreen({ memorial }: { memorial: MemorialView }) {
  const { tributes, totalItems } = await tributesOf(memorial.id, 1);
  const panel = memorial.enableDigitalFlowers && (
    <FlowerPanel
      memorialId={memorial.id}
      suggestedMinor={memorial.suggestedDonationAmount * 100}
      rate={env().USD_ZAR_RATE}
    />
  );
  return (
    <>
      {memorial.isPublic && <JsonLd data={personJsonLd(memorial)} />}
      <MemorialPage
        memorial={memorial}
        tributes={tributes}
        tributeCount={totalItems}
        pageUrl={absolute(paths.memorial(memorial.id))}
        permanentUrl={absolute(paths.permanent(memorial.id))}
        aside={panel}
      />
    </>
  );
}
