/** A request or an answer, in English and from left to right in every language. Long lines break: nothing scrolls sideways. */
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
