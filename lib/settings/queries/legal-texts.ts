import { cache } from 'react';
import { db, type Tx } from '@/lib/platform/db/client';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/platform/language/languages';
import { offeredLanguages } from '@/lib/platform/language/offered-languages';
import { type LegalHtml, legalHtml } from '../legal/legal-html';
import { isTakenDown, type LegalKind, MAX_SHOWN_VERSIONS } from '../legal/rules';

/** A version of a text as its page shows it. */
export type LegalText = {
  language: string;
  version: number;
  /** The version before it that has a body; null if there is none. */
  earlier: number | null;
  publishedAt: string;
} & LegalHtml;

/**
 * The texts in force, without their bodies: the newest of each kind and language that was not taken
 * down.
 */
export const currentLegalTexts = (tx: Tx = db()) =>
  tx.$queryRaw<{ kind: LegalKind; language: string; version: number }[]>`
    SELECT kind::text AS kind, language, version FROM (
      SELECT DISTINCT ON (kind, language) kind, language, version, body = '' AS "isTakenDown"
      FROM legal_texts ORDER BY kind, language, version DESC
    ) newest WHERE NOT "isTakenDown"`;

/**
 * The text of a kind for a reader: in their language, otherwise in English, otherwise in any,
 * because an imprint in another language is better than none. Terms are returned only in the first
 * two languages, because the product has built-in terms in every language. Null if there is none.
 */
export const legalTextFor = cache(
  async (kind: LegalKind, language: Language): Promise<LegalText | null> => {
    const texts = (await currentLegalTexts()).filter((text) => text.kind === kind);
    const order = [language, DEFAULT_LANGUAGE, ...(kind === 'terms' ? [] : offeredLanguages())];
    const found = order.map((each) => texts.find((text) => text.language === each)).find(Boolean);
    return found ? legalVersionOf(kind, found.language, found.version) : null;
  },
);

/** One version of a text; null if it never existed or took the text down. */
export const legalVersionOf = cache(
  async (kind: LegalKind, language: string, version: number): Promise<LegalText | null> => {
    const [text, earlier] = await Promise.all([
      db().legalText.findUnique({
        where: { kind_language_version: { kind, language, version } },
        select: { body: true, publishedAt: true },
      }),
      db().legalText.findFirst({
        where: { kind, language, version: { lt: version }, body: { not: '' } },
        orderBy: { version: 'desc' },
        select: { version: true },
      }),
    ]);
    if (!text || isTakenDown(text)) return null;
    return {
      language,
      version,
      earlier: earlier?.version ?? null,
      publishedAt: text.publishedAt.toISOString(),
      ...legalHtml(text.body),
    };
  },
);

/** A version in the dashboard's list. */
export type LegalVersion = {
  language: string;
  version: number;
  publishedAt: string;
  /** The publisher's name; null if their account was deleted. */
  by: string | null;
  isTakenDown: boolean;
  summary: string;
};

type VersionRow = Omit<LegalVersion, 'publishedAt'> & { publishedAt: Date };

/**
 * What the editor needs: the newest text in `language`, and the latest MAX_SHOWN_VERSIONS versions of the kind in all
 * languages, newest first.
 */
export async function legalEditor(kind: LegalKind, language: string) {
  const [rows, newest] = await Promise.all([
    db().$queryRaw<VersionRow[]>`
      SELECT t.language, t.version, t."publishedAt", t.body = '' AS "isTakenDown", t.summary,
        nullif(trim(u."firstName" || ' ' || u."lastName"), '') AS by
      FROM legal_texts t LEFT JOIN users u ON u.id = t."byId"
      WHERE t.kind = ${kind}::"LegalKind"
      ORDER BY t."publishedAt" DESC, t.language, t.version DESC LIMIT ${MAX_SHOWN_VERSIONS}`,
    db().legalText.findFirst({
      where: { kind, language },
      orderBy: { version: 'desc' },
      select: { body: true, version: true },
    }),
  ]);
  const versions: LegalVersion[] = rows.map(({ publishedAt, ...row }) => ({
    ...row,
    publishedAt: publishedAt.toISOString(),
  }));
  return { kind, body: newest?.body ?? '', version: newest?.version ?? 0, versions };
}
