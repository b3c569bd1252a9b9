import type { Translate } from '@/lib/platform/language/message';
import type { LegalKind } from './rules';

/** The title of a legal text, for the heading of its page and links to it. */
export const legalTitle = (kind: LegalKind, t: Translate): string =>
  kind === 'terms' ? t('terms.title') : t(`legal.titles.${kind}`);
