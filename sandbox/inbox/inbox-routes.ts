import type { Route } from '../http/call';
import { json } from '../http/reply';
import type { World } from '../world';
import { inboxPage } from './inbox-page';
import { wentTo } from './mail';
import { mailPage } from './mail-page';

/** The inbox as pages for people and as JSON for tests. */
export function inboxRoutes({ mails, smtpUrl, settings }: World): Route[] {
  return [
    {
      method: 'GET',
      path: '/inbox',
      run: () => inboxPage(mails.newestFirst(), smtpUrl),
    },
    {
      method: 'GET',
      path: '/inbox/:id',
      run: ({ param }) => mailPage(mails.get(Number(param('id'))), settings.appUrl),
    },
    {
      method: 'GET',
      path: '/inbox.json',
      run: ({ url }) => {
        const to = url.searchParams.get('to');
        return json(mails.newestFirst().filter((mail) => to === null || wentTo(mail, to)));
      },
    },
    {
      method: 'DELETE',
      path: '/inbox.json',
      run: () => {
        mails.clear();
        return json([]);
      },
    },
  ];
}
