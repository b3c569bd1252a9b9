import type { Say } from '@/lib/platform/language/said';
import type { LegalKind } from './rules';

/** The title of a legal text, for the heading of its page and links to it. */
export const legalTitle = (kind: LegalKind, say: Say): string =>
  kind === 'terms' ? say('terms.title') : say(`legal.titles.${kind}`);
