import { Parser } from 'htmlparser2';

/** What a crawler learns from the beginning of a page. */
export type Preview = {
  title: string;
  description: string;
  /** The address of the picture; '' if there is none. */
  image: string;
  /** All properties of Open Graph and Twitter, by name, in the order of the page. */
  properties: [name: string, content: string][];
  /** How many bytes a crawler has to read to get everything above, the structured data and the icons. */
  bytes: number;
  /** How many bytes come before the first style sheet or style; null if there is none. */
  bytesBeforeStyles: number | null;
};

/**
 * Reads a page as crawlers do: its tags in the order of its bytes, without running scripts or loading styles.
 * @param html the page or its beginning, which may be cut anywhere
 */
export function readPreview(html: string): Preview {
  const preview = { title: '', description: '', image: '' };
  const properties: Preview['properties'] = [];
  let end = 0;
  let styles: number | null = null;
  let open = '';
  const bytesUntil = (index: number) => Buffer.byteLength(html.slice(0, index));
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name === 'title' && preview.title ? '' : name; // drawings in the body have titles, too
      const key = attributes.property ?? attributes.name ?? '';
      const isProperty = name === 'meta' && /^(?:og|twitter|profile|article):/.test(key);
      const content = attributes.content ?? '';
      if (isProperty) properties.push([key, content]);
      if (key === 'og:image') preview.image ||= content;
      if (name === 'meta' && key === 'description') preview.description = content;
      if (isProperty || key === 'description' || isIcon(name, attributes))
        end = parser.endIndex + 1;
      if (name === 'style' || (name === 'link' && attributes.rel === 'stylesheet'))
        styles ??= parser.startIndex;
      if (isStructuredData(name, attributes)) open = STRUCTURED_DATA;
    },
    ontext(text) {
      if (open === 'title') preview.title += text;
    },
    onclosetag() {
      if (open === 'title' || open === STRUCTURED_DATA) end = parser.endIndex + 1;
      open = '';
    },
  });
  parser.end(html);
  return {
    ...preview,
    properties,
    bytes: bytesUntil(end),
    bytesBeforeStyles: styles === null ? null : bytesUntil(styles),
  };
}

const STRUCTURED_DATA = 'structured data';
type Attributes = Record<string, string>;

const isStructuredData = (name: string, { type }: Attributes) =>
  name === 'script' && type === 'application/ld+json';

const isIcon = (name: string, { rel }: Attributes) =>
  name === 'link' && (rel === 'icon' || rel === 'apple-touch-icon');
