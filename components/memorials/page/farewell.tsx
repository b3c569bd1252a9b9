import { useLocale } from 'next-intl';
import type { MemorialView } from '@/lib/memorials/queries/memorial-view';
import { useSay } from '@/lib/platform/language/use-say';
import { Paragraphs } from '../paragraphs';
import { serviceTime } from './service-time';

type Props = Pick<MemorialView, 'serviceDate' | 'serviceLocation' | 'serviceDetails'>;

/** The service: when, where, and what the family wrote about it. Renders nothing when all three are missing. */
export function Farewell({ serviceDate, serviceLocation, serviceDetails }: Props) {
  const say = useSay();
  const language = useLocale();
  if (!serviceDate && !serviceLocation && !serviceDetails) return null;
  return (
    <div className="space-y-3">
      <h3 className="text-xl">{say('memorial.about.service')}</h3>
      {serviceDate && (
        <p className="font-semibold">
          <time dateTime={serviceDate.slice(0, 16)}>{serviceTime(serviceDate, say, language)}</time>
        </p>
      )}
      {serviceLocation && <p dir="auto">{serviceLocation}</p>}
      {serviceDetails && <Paragraphs text={serviceDetails} />}
    </div>
  );
}
