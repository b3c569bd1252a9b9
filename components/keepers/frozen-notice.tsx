import { Banner } from '@/components/ui/banner';
import { useSay } from '@/lib/platform/language/use-say';

/** Tells the keepers that the memorial cannot be changed at the moment. */
export function FrozenNotice() {
  const say = useSay();
  return (
    <div className="page-width pt-6 print:hidden">
      <Banner tone="warning">{say('keepers.refusals.frozen')}</Banner>
    </div>
  );
}
