/** What a page's HTML declares for search engines. */
export type PageHead = {
  language: string;
  direction: string;
  description: string | undefined;
  canonical: string | undefined;
  /** The page's addresses in other languages, by language tag. */
  alternates: Record<string, string>;
  isIndexed: boolean;
};

/** Parses the head of a page. Next always writes it in this form. */
export function headOf(html: string): PageHead {
  const [, language = '', direction = ''] =
    /^<!DOCTYPE html><html lang="([^"]*)" dir="([^"]*)"/i.exec(html) ?? [];
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"\/>/gi)];
  return {
    language,
    direction,
    description: /<meta name="description" content="([^"]*)"\/>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"\/>/.exec(html)?.[1],
    alternates: Object.fromEntries(links.map(([, tag = '', href = '']) => [tag, href])),
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
  };
}
