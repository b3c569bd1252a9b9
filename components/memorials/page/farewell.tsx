import { useLocale } from 'next-intl';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useSay } from '@/lib/platform/language/use-say';
import { Paragraphs } from '../paragraphs';
import { serviceTime } from './service-time';

type Props = Pick<MemorialPageView, 'serviceDate' | 'serviceLocation' | 'words'>;

/** Time, place and details of the service. Renders nothing without any of them. */
export function Farewell({ serviceDate, serviceLocation, words }: Props) {
  const say = useSay();
  const language = useLocale();
  const { serviceDetails } = words;
  if (!serviceDate && !serviceLocation && !serviceDetails.value) return null;
  return (
    <div className="space-y-3">
      <h3 className="text-2xl">{say('memorial.about.service')}</h3>
      {serviceDate && (
        <p className="font-semibold">
          <time dateTime={serviceDate.slice(0, 16)}>{serviceTime(serviceDate, say, language)}</time>
        </p>
      )}
      {serviceLocation && (
        <p>
          <bdi>{serviceLocation}</bdi>
        </p>
      )}
      {serviceDetails.value && <Paragraphs {...serviceDetails} />}
    </div>
  );
}
