import type { WrittenText } from '@/lib/memorials/page-words';
import { paragraphsOf } from '@/lib/memorials/paragraph-rules';
import { type BiographyParts, biographyParts } from './biography-rules';

/** A text as typed: empty lines separate paragraphs, and line breaks are kept. */
export const Paragraphs = ({ value, lang }: WrittenText) => (
  <Text lang={lang} lead={null} paragraphs={paragraphsOf(value)} hasDropCap={false} />
);

/** A biography, with its lead and drop cap if it qualifies for them. */
export const Biography = ({ value, lang }: WrittenText) => (
  <Text lang={lang} {...biographyParts(value)} />
);

function Text({ lang, lead, paragraphs, hasDropCap }: BiographyParts & Pick<WrittenText, 'lang'>) {
  return (
    <div
      lang={lang}
      className="max-w-measure space-y-[1.15em] font-serif text-read whitespace-pre-line"
    >
      {lead && (
        <p className="text-lead italic" dir="auto">
          {lead}
        </p>
      )}
      {paragraphs.map((paragraph, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order.
          key={index}
          className={index === 0 && hasDropCap ? 'drop-cap' : undefined}
          dir="auto"
        >
          {paragraph}
        </p>
      ))}
    </div>
  );
}
