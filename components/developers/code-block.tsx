/**
 * A request or a response, in English and left-to-right on every page. Long lines wrap, so nothing scrolls sideways.
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
