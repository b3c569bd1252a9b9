import { NoticePage } from '@/components/layout/notice-page';
import { MissingMemorial } from '@/components/memorials/missing-memorial';
import type { ClosedReason } from '@/lib/memorials/queries/closed-memorial';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Gate } from './gate';

type Props = { memorialId: string; reason: ClosedReason; language: Language; isSignedIn?: boolean };

/** Replaces a memorial that the viewer may not see: the gate, or a notice that it is private, deleted or missing. */
export function ClosedMemorial({ reason, ...page }: Props) {
  if (reason.gate) return <Gate {...page} level={reason.gate} canAsk={reason.canAsk} />;
  if (reason.why === 'kept') return <KeepersOnlyMemorial />;
  return <MissingMemorial deleted={reason.why === 'deleted'} />;
}

function KeepersOnlyMemorial() {
  const t = useTranslate();
  return (
    <NoticePage title={t('access.kept.title')}>
      <p>{t('access.kept.text')}</p>
    </NoticePage>
  );
}
