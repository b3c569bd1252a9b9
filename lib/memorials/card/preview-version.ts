import { previewHash } from '@/lib/platform/link-preview/preview-hash';
import type { LifeDates } from '../life-date-rules';
import type { MemorialView } from '../queries/memorial-view';
import { cardYears } from './card-years';

type PreviewFacts = LifeDates & Pick<MemorialView, 'fullName' | 'picture'>;

/**
 * A short hash of everything the card shows. It changes with the name, years, picture and drawing,
 * and with the site's name and look.
 */
export const previewVersion = ({ fullName, picture, ...life }: PreviewFacts): string =>
  previewHash([fullName, cardYears(life), picture?.id ?? null]);
