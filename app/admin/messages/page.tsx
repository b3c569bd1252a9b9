import type { Metadata } from 'next';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import type { ListPlace } from '@/components/admin/list-place';
import { MessageList } from '@/components/admin/message-list';
import { pageQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { listMessages } from '@/lib/contact/queries';
import { paths } from '@/lib/paths';
import {
  givenParams,
  listQuery,
  nullIfFailed,
  refuseBeyond,
  type SearchParams,
} from '../list-query';

export const metadata: Metadata = { title: 'Messages', robots: { index: false } };

export default async function MessagesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminMessages);
  const params = await givenParams(searchParams);
  const place: ListPlace = { path: paths.adminMessages, params, prefix: '', anchor: 'messages' };
  const list = await nullIfFailed(listMessages(listQuery(pageQuerySchema, place, ['page'])));
  refuseBeyond(place, list);
  return (
    <AdminFrame title="Admin Dashboard" current={paths.adminMessages}>
      {list ? (
        <MessageList place={place} list={list} />
      ) : (
        <AccessDenied message="Failed to fetch messages" />
      )}
    </AdminFrame>
  );
}
