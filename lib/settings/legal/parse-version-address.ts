import { isLanguage } from '@/lib/platform/language/languages';
import { LEGAL_KINDS, type LegalKind } from './rules';

/**
 * The end of a version's address (`legalVersion`): its language and number, each in only one form.
 */
const VERSION = /^([a-z]{2})-([1-9]\d{0,6})$/;

/** The version in an address; null if the address is invalid. */
export function parseVersionAddress(params: {
  kind: string;
  version: string;
}): { kind: LegalKind; language: string; version: number } | null {
  const kind = LEGAL_KINDS.find((each) => each === params.kind);
  const [, language, version] = VERSION.exec(params.version) ?? [];
  return kind && isLanguage(language) ? { kind, language, version: Number(version) } : null;
}
