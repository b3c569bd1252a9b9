/** The caption of an item; nothing if it has none. */
export function GalleryCaption({ text }: { text: string }) {
  if (!text) return null;
  return (
    <figcaption className="mt-2 line-clamp-3 font-serif text-sm wrap-anywhere text-ink-soft italic print:line-clamp-none">
      <bdi>{text}</bdi>
    </figcaption>
  );
}
