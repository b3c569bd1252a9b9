import type { Metadata } from 'next';
import { blurPlaceholder } from '@/components/memorials/blur-placeholder';
import {
  CreatedMemorial,
  type NewMemorialDetails,
} from '@/components/memorials/create/created-memorial';
import { PaymentReturn } from '@/components/payments/payment-return';
import { ClientMessages } from '@/components/ui/client-messages';
import { asReader } from '@/lib/access/reader';
import { memorialCreated } from '@/lib/memorials/api-paths';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import { isSmallPicture } from '@/lib/memorials/portrait-rules';
import { canCreateForOrder } from '@/lib/memorials/queries/can-create-for-order';
import { getMemorialView, type MemorialView } from '@/lib/memorials/queries/memorial-view';
import { ownOrder } from '@/lib/payments/order/queries';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { pathIn } from '@/lib/platform/language/addresses';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import * as paths from '@/lib/platform/paths';

type QueryValue = string | string[] | undefined;
type Props = { searchParams: Promise<{ order_id?: QueryValue; memorial_id?: QueryValue }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('payments.page.paidTitle'), robots: { index: false } };
}

/** Polls the order's state, so that the page works on another device, after a reload and before the webhook arrives. */
export default async function MemorialPaidPage({ searchParams }: Props) {
  const { order_id: orderIdParam, memorial_id: memorialIdParam } = await searchParams;
  const freeMemorialId = parseId(memorialIdParam);
  if (freeMemorialId) return <FreeMemorial id={freeMemorialId} />;
  const orderId = parseId(orderIdParam);
  const viewer = await requireUser(
    paths.memorialPaid(orderId),
    (await getTranslate())('accounts.loginMessages.toFinish'),
  );
  const order = orderId ? await ownOrder(viewer, orderId) : null;
  if (order?.type === 'flower_tribute') return redirectInLanguage(paths.flowersPaid(orderId));
  const memorialId = order?.state === 'done' && order.memorialId;
  const memorial = memorialId ? await getMemorialView(memorialId, asReader(viewer)) : null;
  return (
    <div className={memorial ? undefined : 'page-width max-w-2xl py-16'}>
      <ClientMessages parts={MESSAGES}>
        <PaymentReturn
          orderId={orderId}
          userId={viewer.userId}
          email={viewer.email}
          initialOrder={order}
          newMemorial={memorial && (await toNewMemorialDetails(memorial))}
          awaitsForm={order?.state === 'review' && (await canCreateForOrder(viewer, orderId))}
        />
      </ClientMessages>
    </div>
  );
}

/** A memorial created without a payment (lib/memorials/commands/create-free-memorial.ts), for its editors. */
async function FreeMemorial({ id }: { id: string }) {
  const message = (await getTranslate())('accounts.loginMessages.toFinish');
  const viewer = await requireUser(memorialCreated(id), message);
  const memorial = await getMemorialView(id, asReader(viewer));
  if (!memorial?.can.edit) return redirectInLanguage(paths.memorial(id));
  return (
    <ClientMessages parts={MESSAGES}>
      <CreatedMemorial
        memorial={await toNewMemorialDetails(memorial)}
        email={null}
        isAnnounced={false}
      />
    </ClientMessages>
  );
}

const MESSAGES = [
  'create.created',
  'keepers.succession',
  'access.levels',
  'memorial.code',
  'memorial.share',
  'payments.outcome',
  'payments.support',
  'accounts.loginMessages',
  'ui',
] as const;

const parseId = (value: QueryValue) =>
  typeof value === 'string' && isPublicId(value) ? value : '';

async function toNewMemorialDetails(memorial: MemorialView): Promise<NewMemorialDetails> {
  const { id, fullName, visibility, picture, enableDigitalFlowers, wreath } = memorial;
  const [language, t] = await Promise.all([getLanguage(), getTranslate()]);
  return {
    id,
    fullName,
    years: lifeYears(memorial, t, language),
    visibility,
    pictureId: picture?.id ?? null,
    enableDigitalFlowers,
    wreath: wreath || null,
    tributeCount: 0,
    blur: picture && blurPlaceholder(picture.blurhash),
    small: picture !== null && isSmallPicture(picture),
    pageUrl: absoluteUrl(pathIn(language, paths.memorial(id))),
    permanentUrl: absoluteUrl(paths.permanent(id)),
  };
}
