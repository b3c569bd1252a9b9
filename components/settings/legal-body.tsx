import { languageInfo, toLanguage } from '@/lib/platform/language/languages';

type Props = {
  /** Must be the output of `legalHtml` in lib/settings. */
  html: string;
  /** The text's language, which may differ from the page's. */
  language: string;
};

export function LegalBody({ html, language }: Props) {
  const { tag, direction } = languageInfo(toLanguage(language));
  return (
    <div
      lang={tag}
      dir={direction}
      className={CLASSES}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it rendered it with HTML disabled, then only allowed elements were kept.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const CLASSES = [
  'wrap-anywhere [&>:first-child]:mt-0',
  '[&_h2]:mt-10 [&_h2]:border-t [&_h2]:border-gold [&_h2]:pt-6 [&_h2]:text-2xl',
  '[&_h3]:mt-8 [&_h3]:text-xl [&_h4]:mt-6 [&_h4]:font-semibold',
  '[&_p]:mt-4 [&_li>p]:mt-1 [&_hr]:mt-10',
  '[&_ul]:mt-4 [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:ps-8 [&_li]:mt-1',
  '[&_blockquote]:mt-4 [&_blockquote]:border-s-2 [&_blockquote]:border-line [&_blockquote]:ps-4',
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-primary-strong',
  '[&_div]:mt-4 [&_div]:overflow-x-auto [&_table]:w-full [&_table]:border-collapse [&_table]:wrap-break-word',
  '[&_th]:border-b [&_th]:border-edge [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start',
  '[&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pe-4 [&_td]:align-top',
].join(' ');
