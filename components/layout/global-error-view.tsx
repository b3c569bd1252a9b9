import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/browser/api';
import { splitAddress } from '@/lib/platform/language/addresses';
import { FAILURES } from '@/lib/platform/language/generated/failures.mjs';
import { languageInfo } from '@/lib/platform/language/languages';
import { apiSite } from '@/lib/settings/api-paths';
import { NoticePage } from './notice-page';

/** The page shown if a layout fails, with the language and title of its document. */
export type GlobalErrorView = { tag: string; direction: string; title: string; page: ReactNode };

/**
 * Shows an error page in the language of the current address, with texts that are part of the script. If the server
 * responds, shows it again with the site's name in the title. `onRetry` reloads the failed page.
 */
export async function showGlobalError(
  show: (view: GlobalErrorView) => void,
  onRetry: () => void,
): Promise<void> {
  const { language } = splitAddress(window.location.pathname);
  const texts = FAILURES[language];
  if (!texts) return;
  const { title, text, tryAgain } = texts;
  const view = {
    ...languageInfo(language),
    title,
    page: (
      <NoticePage title={title} actions={<Button onClick={onRetry}>{tryAgain}</Button>}>
        <p>{text}</p>
      </NoticePage>
    ),
  };
  show(view);
  const site = await callApi<{ name: string }>(apiSite).catch(() => null);
  if (site) show({ ...view, title: `${title} | ${site.name}` });
}
