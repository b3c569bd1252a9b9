import { Banner } from '@/components/ui/banner';
import { useSay } from '@/lib/platform/language/use-say';

/** Says to those who look after a memorial that it stays as it is for now. */
export function FrozenNotice() {
  const say = useSay();
  return (
    <div className="page-width pt-6 print:hidden">
      <Banner tone="warning">{say('keepers.refusals.frozen')}</Banner>
    </div>
  );
}
