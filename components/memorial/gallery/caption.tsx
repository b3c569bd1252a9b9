/** The words under a picture; nothing where there are none. */
export function Caption({ text }: { text: string }) {
  if (!text) return null;
  return (
    <figcaption className="mt-2 text-sm wrap-anywhere text-ink-soft" dir="auto">
      {text}
    </figcaption>
  );
}
