import type { Written } from '@/lib/memorials/page-words';

/** A text as people typed it: an empty line begins a new paragraph, and line breaks are kept. */
export function Paragraphs({ value, lang }: Written) {
  return (
    <div
      lang={lang}
      className="max-w-measure space-y-[1.15em] font-serif text-read whitespace-pre-line"
    >
      {value.split(/\n\s*\n/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order on a page.
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
