import { hasRightToLeftLetters } from '@/lib/platform/language/direction-rules';
import type { Translate } from '@/lib/platform/language/message';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Returns the sentence that is sent before a memorial's address: 'Remembering Nomvula Dlamini, 1948 - 2026'. It is
 * plain text, in which a name in a right-to-left script would reverse the years after it, so such a name is isolated.
 * @param years the years as pages show them (`lifeYears` in lib/memorials/life-date-rules.ts), also 'died 1852'
 */
export const shareText = (name: string, years: string, t: Translate): string =>
  t('memorial.share.text', {
    name: hasRightToLeftLetters(name)
      ? `${FIRST_STRONG_ISOLATE}${name}${POP_DIRECTIONAL_ISOLATE}`
      : name,
    years,
  });

/**
 * Returns the address that opens WhatsApp with a message of two lines, the text and the page's address. The sender then
 * chooses the chat.
 */
export const whatsAppAddress = (text: string, pageUrl: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${pageUrl}`)}`;
