import { isLanguage } from '@/lib/platform/language/languages';
import { LEGAL_KINDS, type LegalKind } from './rules';

/** The end of the address of a version (`legalVersion`): its language and its number, each of which has one form. */
const VERSION = /^([a-z]{2})-([1-9]\d{0,6})$/;

/** The version that an address names; null for one that names none. */
export function versionAsked(params: {
  kind: string;
  version: string;
}): { kind: LegalKind; language: string; version: number } | null {
  const kind = LEGAL_KINDS.find((each) => each === params.kind);
  const [, language, version] = VERSION.exec(params.version) ?? [];
  return kind && isLanguage(language) ? { kind, language, version: Number(version) } : null;
}
