import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/memorials/json-ld';
import { MemorialPage } from '@/components/memorials/memorial-page';
import { suggestedMinor } from '@/components/tributes/amount-rules';
import { flowerMessages } from '@/components/tributes/flower-messages';
import { flowerMoney, flowerWays } from '@/components/tributes/flower-money';
import { FlowerPanel } from '@/components/tributes/flower-panel';
import { PayeeNotice } from '@/components/tributes/payee-notice';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { MemorialScreenView } from '@/lib/tributes/queries/memorial-screen';

/**
 * The content that the cached page and the signed-in page have in common. The exchange rate on a cached page may be
 * outdated; the flower panel then shows the actual amount of the order before the person pays.
 */
export function MemorialScreen({
  memorial,
  jsonLd,
  offer,
  operator,
  ...page
}: MemorialScreenView & {
  acceptsCondolences: boolean;
  guestBook: ReactNode;
  question: ReactNode;
}) {
  const t = useTranslate();
  const language = useLocale();
  const acceptsFlowers = memorial.enableDigitalFlowers && offer.offered.length > 0;
  const panel = acceptsFlowers && (
    <FlowerPanel
      memorialId={memorial.id}
      suggestedMinor={suggestedMinor(memorial.suggestedDonationAmount, offer.scale)}
      ways={flowerWays(offer, t)}
      payeeNotice={<PayeeNotice operator={operator} />}
      messages={flowerMessages(t, language, flowerMoney(offer, t, language))}
    />
  );
  return (
    <>
      {jsonLd && <JsonLd data={jsonLd} />}
      <MemorialPage
        memorial={memorial}
        {...page}
        acceptsFlowers={acceptsFlowers}
        flowerPanel={panel}
      />
    </>
  );
}
