import { terms, withQuery } from '@/lib/platform/paths';
import type { LegalKind } from './rules';

/* Addresses of legal texts, apart from lib/platform/paths.ts: all pages load that one with the first script (decision 0065). */

const PAGES: Record<LegalKind, string> = {
  terms,
  privacy: '/privacy',
  imprint: '/imprint',
  refunds: '/refunds',
  guest_book_rules: '/guest-book-rules',
  continuity: '/continuity',
};

/** The page that shows the text of today. */
export const legalPage = (kind: LegalKind): string => PAGES[kind];
/** One version at an address that never shows another one, whether it holds or not; `language` is that of the text. */
export const legalVersion = (kind: LegalKind, language: string, version: number): string =>
  `/legal/${kind}/${language}-${version}`;

export const adminLegal = '/admin/settings/legal';
export const adminLegalKind = (kind: LegalKind, language?: string): string =>
  withQuery(`${adminLegal}/${kind}`, { language: language ?? null });
export const apiAdminLegal = (kind: LegalKind): string => `/api/admin/legal/${kind}`;
export const apiLegalPreview = '/api/admin/legal-preview';
