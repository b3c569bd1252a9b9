import { jsonReply } from '../http/reply';
import type { Route } from '../http/route-request';
import type { SandboxState } from '../sandbox-state';
import { inboxPage } from './inbox-page';
import { isAddressedTo } from './mail';
import { mailPage } from './mail-page';

/** The inbox as pages for people and as JSON for tests. */
export function inboxRoutes({ mails, smtpUrl, settings }: SandboxState): Route[] {
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
        return jsonReply(
          mails.newestFirst().filter((mail) => to === null || isAddressedTo(mail, to)),
        );
      },
    },
    {
      method: 'DELETE',
      path: '/inbox.json',
      run: () => {
        mails.clear();
        return jsonReply([]);
      },
    },
  ];
}
