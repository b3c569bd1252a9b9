import type { Metadata } from 'next';
import { ListPage } from '@/components/admin/list-page';
import { MessageList } from '@/components/admin/message-list';
import type { SearchParams } from '@/lib/admin/list-query';
import { readList } from '@/lib/admin/read-list';
import { pageQuerySchema } from '@/lib/admin/schema';
import { listMessages } from '@/lib/contact/queries/list-messages';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.messages.title'), robots: { index: false } };
}

export default async function MessagesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminMessages);
  const { place, list } = await readList({
    path: paths.adminMessages,
    part: 'messages',
    searchParams,
    schema: pageQuerySchema,
    names: ['page'],
    read: listMessages,
  });
  return (
    <ListPage path={paths.adminMessages} list={list}>
      {(list) => <MessageList place={place} list={list} />}
    </ListPage>
  );
}
