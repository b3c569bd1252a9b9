import { terms, withQuery } from '@/lib/platform/paths';
import type { LegalKind } from './rules';

/*
 * Addresses of legal texts. They are not in lib/platform/paths.ts because every page loads that
 * file with its first script.
 */

const PAGES: Record<LegalKind, string> = {
  terms,
  privacy: '/privacy',
  imprint: '/imprint',
  refunds: '/refunds',
  guest_book_rules: '/guest-book-rules',
  continuity: '/continuity',
};

/** The page with the current text. */
export const legalPage = (kind: LegalKind): string => PAGES[kind];
/** The permanent address of one version; `language` is the text's language. */
export const legalVersion = (kind: LegalKind, language: string, version: number): string =>
  `/legal/${kind}/${language}-${version}`;

export const adminLegal = '/admin/settings/legal';
export const adminLegalKind = (kind: LegalKind, language?: string): string =>
  withQuery(`${adminLegal}/${kind}`, { language: language ?? null });
export const apiAdminLegal = (kind: LegalKind): string => `/api/admin/legal/${kind}`;
export const apiLegalPreview = '/api/admin/legal-preview';
