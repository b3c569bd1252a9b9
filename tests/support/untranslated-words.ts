import type { db } from '@/lib/platform/db/client';

type Mail = Pick<
  Awaited<ReturnType<ReturnType<typeof db>['outboxMail']['findFirstOrThrow']>>,
  'subject' | 'text' | 'html'
>;

/**
 * The words of a mail in the language `xx` that are not accented, which means that no catalogue has them. Words of
 * `values`, of addresses and of amounts do not count.
 */
export function untranslatedWords({ subject, text, html }: Mail, values: string[]): string[] {
  const visibleText = html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#?\w+;/g, ' ');
  let rest = [subject, text, visibleText].join('\n').replace(/https?:\/\/\S+|US(?=\$)/g, '');
  for (const value of values) rest = rest.replaceAll(value, '');
  return rest.match(/[A-Za-z]{2,}/g) ?? [];
}

/** The paths of all links in a mail, without duplicates. */
export const linksOf = ({ text, html }: Mail): string[] => [
  ...new Set(`${text}${html}`.match(/https?:\/\/[^\s"<]+/g)?.map(pathOf)),
];

const pathOf = (link: string) => new URL(link).pathname.replace(/\.$/, '');
