import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/memorials/json-ld';
import { MemorialPage } from '@/components/memorials/memorial-page';
import { suggestedMinor } from '@/components/tributes/amount-rules';
import { flowerMoney, flowerWays } from '@/components/tributes/flower-money';
import { FlowerPanel } from '@/components/tributes/flower-panel';
import { flowerWords } from '@/components/tributes/flower-words';
import { WhoIsPaid } from '@/components/tributes/who-is-paid';
import { useSay } from '@/lib/platform/language/use-say';
import type { MemorialScreenView } from '@/lib/tributes/queries/memorial-screen';

/**
 * Everything that the cached page and the signed-in page have in common. The exchange rate in a cached page may be
 * outdated; the panel then shows the order's actual amount before anything is paid.
 */
export function MemorialScreen({
  memorial,
  jsonLd,
  offer,
  operator,
  ...page
}: MemorialScreenView & { guestBook: ReactNode; question: ReactNode }) {
  const say = useSay();
  const language = useLocale();
  const takesFlowers = memorial.enableDigitalFlowers && offer.offered.length > 0;
  const panel = takesFlowers && (
    <FlowerPanel
      memorialId={memorial.id}
      suggestedMinor={suggestedMinor(memorial.suggestedDonationAmount, offer.scale)}
      ways={flowerWays(offer, say)}
      whoIsPaid={<WhoIsPaid operator={operator} />}
      words={flowerWords(say, language, flowerMoney(offer, say, language))}
    />
  );
  return (
    <>
      {jsonLd && <JsonLd data={jsonLd} />}
      <MemorialPage memorial={memorial} {...page} takesFlowers={takesFlowers} panel={panel} />
    </>
  );
}
