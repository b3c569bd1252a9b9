import type { Say } from '@/lib/platform/language/said';
import type { LegalKind } from './rules';

/** What a text is called, as the heading of its page and in the links to it. */
export const legalTitle = (kind: LegalKind, say: Say): string =>
  kind === 'terms' ? say('terms.title') : say(`legal.titles.${kind}`);
