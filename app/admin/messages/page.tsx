import type { Metadata } from 'next';
import { MessageList } from '@/components/admin/message-list';
import { pageQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { listMessages } from '@/lib/contact/queries';
import { paths } from '@/lib/paths';
import { ListPage } from '../list-page';
import type { SearchParams } from '../list-query';

export const metadata: Metadata = { title: 'Messages', robots: { index: false } };

export default async function MessagesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminMessages);
  return (
    <ListPage
      path={paths.adminMessages}
      part="messages"
      searchParams={searchParams}
      schema={pageQuerySchema}
      names={['page']}
      read={listMessages}
    >
      {({ place, list }) => <MessageList place={place} list={list} />}
    </ListPage>
  );
}
