import { hearSiteSettings, snapshot } from '@/lib/platform/site-settings/snapshot';
import { LEGAL_KINDS, type LegalKind } from '../legal/rules';
import { textsInForce } from './legal-texts';

let known: Promise<LegalKind[]> | undefined;
let isHearing = false;

/**
 * The kinds that have a text in some language, for the links in every page's footer. Kept until a
 * change is announced, if this process receives announcements.
 */
export function publishedKinds(): Promise<LegalKind[]> {
  if (!isHearing) {
    isHearing = true;
    hearSiteSettings(() => {
      known = undefined;
    });
  }
  if (known) return known;
  const read = readKinds();
  if (snapshot().state !== 'read') return read;
  known = read;
  read.catch(() => {
    if (known === read) known = undefined;
  });
  return read;
}

async function readKinds(): Promise<LegalKind[]> {
  const texts = await textsInForce();
  return LEGAL_KINDS.filter((kind) => texts.some((text) => text.kind === kind));
}
