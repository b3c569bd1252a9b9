import { LonePage } from '@/components/layout/lone-page';
import { MissingMemorial } from '@/components/memorials/missing-memorial';
import type { Closed } from '@/lib/memorials/queries/closed-memorial';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import { Gate } from './gate';

type Props = { memorialId: string; closed: Closed; language: Language; isSignedIn?: boolean };

/** Replaces a memorial that the viewer may not see: the gate, or a notice that it is private, deleted or missing. */
export function ClosedMemorial({ closed, ...page }: Props) {
  if (closed.gate) return <Gate {...page} door={closed.gate} canAsk={closed.canAsk} />;
  if (closed.why === 'kept') return <KeptMemorial />;
  return <MissingMemorial deleted={closed.why === 'deleted'} />;
}

function KeptMemorial() {
  const say = useSay();
  return (
    <LonePage title={say('access.kept.title')}>
      <p>{say('access.kept.text')}</p>
    </LonePage>
  );
}
