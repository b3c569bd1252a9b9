import type { ReactNode } from 'react';
import { type WallMemorial, WallSpread } from '@/components/memorials/wall-spread';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { areFlowersOpen } from '@/lib/platform/site-settings/feature-settings';

type Props = {
  title: string;
  /** The memorial that the flowers are for, if known. */
  recipient?: WallMemorial | null;
  children: ReactNode;
};

/** The layout of the pages for sending flowers. The memorial page has its own form. */
export function FlowerPage({ title, recipient, children }: Props) {
  const content = (
    <>
      <h1 className="text-3xl text-balance">{title}</h1>
      {children}
    </>
  );
  return recipient ? (
    <WallSpread memorial={recipient}>{content}</WallSpread>
  ) : (
    <div className="page-width max-w-2xl space-y-8 py-10">{content}</div>
  );
}

/** Says why there is no form (product.md 2, "Send flowers"). */
function FlowersError({ message }: { message: string }) {
  const t = useTranslate();
  return (
    <FlowerPage title={t('tributes.page.error')}>
      <Banner tone="error">{message}</Banner>
      <ButtonLink href={paths.findMemorials}>{t('tributes.page.backToMemorials')}</ButtonLink>
    </FlowerPage>
  );
}

/** Replaces the page if the memorial does not exist or the viewer may not see it. */
export function MemorialNotFound() {
  const t = useTranslate();
  return <FlowersError message={t('tributes.page.memorialNotFound')} />;
}

/** Replaces the form if the memorial cannot be loaded. */
export function MemorialLoadFailed() {
  const t = useTranslate();
  return <FlowersError message={t('tributes.page.memorialUnreadable')} />;
}

/** Replaces the form if the family wants no flowers, or if they are switched off on this site. */
export function FlowersDisabled({ memorialId }: { memorialId: string }) {
  const t = useTranslate();
  return (
    <div className="space-y-6">
      <p>{t(areFlowersOpen() ? 'tributes.page.noFlowers' : 'settings.closed.flowers')}</p>
      <ButtonLink href={paths.memorial(memorialId)}>{t('tributes.page.backToMemorial')}</ButtonLink>
    </div>
  );
}
