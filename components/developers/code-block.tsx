/**
 * A request or response, left-to-right and marked as English on every page. Long lines wrap instead of scrolling.
 */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre
      lang="en"
      dir="ltr"
      className="mt-2 rounded-lg bg-sunken p-4 text-start text-sm wrap-anywhere whitespace-pre-wrap"
    >
      <code>{children}</code>
    </pre>
  );
}
