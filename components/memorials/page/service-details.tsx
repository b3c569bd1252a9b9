import { useLocale } from 'next-intl';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Paragraphs } from '../paragraphs';
import { serviceTime } from './service-time';

type Props = Pick<MemorialPageView, 'serviceDate' | 'serviceLocation' | 'words'>;

/** Time, place and details of the service. Renders nothing if all of them are missing. */
export function ServiceDetails({ serviceDate, serviceLocation, words }: Props) {
  const t = useTranslate();
  const language = useLocale();
  const { serviceDetails } = words;
  if (!serviceDate && !serviceLocation && !serviceDetails.value) return null;
  return (
    <div className="space-y-3">
      <h3 className="text-2xl">{t('memorial.about.service')}</h3>
      {serviceDate && (
        <p className="font-semibold">
          <time dateTime={serviceDate.slice(0, 16)}>{serviceTime(serviceDate, t, language)}</time>
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
