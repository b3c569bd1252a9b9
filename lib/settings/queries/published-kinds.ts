import { onSiteSettingsChange, snapshot } from '@/lib/platform/site-settings/snapshot';
import { LEGAL_KINDS, type LegalKind } from '../legal/rules';
import { currentLegalTexts } from './legal-texts';

let cachedKinds: Promise<LegalKind[]> | undefined;
let isSubscribed = false;

/**
 * The kinds that have a text in some language, for the links in every page's footer. Kept until a
 * change is announced, if this process receives announcements.
 */
export function publishedKinds(): Promise<LegalKind[]> {
  if (!isSubscribed) {
    isSubscribed = true;
    onSiteSettingsChange(() => {
      cachedKinds = undefined;
    });
  }
  if (cachedKinds) return cachedKinds;
  const read = readKinds();
  if (snapshot().state !== 'read') return read;
  cachedKinds = read;
  read.catch(() => {
    if (cachedKinds === read) cachedKinds = undefined;
  });
  return read;
}

async function readKinds(): Promise<LegalKind[]> {
  const texts = await currentLegalTexts();
  return LEGAL_KINDS.filter((kind) => texts.some((text) => text.kind === kind));
}
