import { Parser } from 'htmlparser2';

/** What a crawler learns from the beginning of a page. */
export type Preview = {
  title: string;
  description: string;
  /** The address of the picture; '' if there is none. */
  image: string;
  /** All properties of Open Graph and Twitter, by name, in the order of the page. */
  properties: [name: string, content: string][];
  /** How many bytes a crawler has to read to get everything above. */
  bytes: number;
};

/**
 * Reads a page as crawlers do: its tags in the order of its bytes, without running scripts or loading styles.
 * @param html the page or its beginning, which may be cut anywhere
 */
export function readPreview(html: string): Preview {
  const preview: Preview = { title: '', description: '', image: '', properties: [], bytes: 0 };
  let end = 0;
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, { property, name: metaName, content = '' }) {
      isInTitle = name === 'title' && preview.title === '';
      if (name !== 'meta') return;
      const key = property ?? metaName ?? '';
      if (key === 'description') preview.description = content;
      else if (/^(?:og|twitter|profile|article):/.test(key))
        preview.properties.push([key, content]);
      else return;
      if (key === 'og:image') preview.image ||= content;
      end = parser.endIndex + 1;
    },
    ontext(text) {
      if (isInTitle) preview.title += text;
    },
    onclosetag(name) {
      if (name !== 'title' || !isInTitle) return;
      isInTitle = false;
      end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return { ...preview, bytes: Buffer.byteLength(html.slice(0, end)) };
}
