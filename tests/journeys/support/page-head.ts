/** What the HTML of a page tells search engines about itself. */
export type PageHead = {
  language: string;
  direction: string;
  description: string | undefined;
  canonical: string | undefined;
  /** Its addresses in all languages, by their tags. */
  alternates: Record<string, string>;
  isIndexed: boolean;
};

/** Reads the start of a page, which Next writes in one form only. */
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
