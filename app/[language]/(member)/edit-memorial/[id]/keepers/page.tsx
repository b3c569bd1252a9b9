import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DeletionNotice } from '@/components/keepers/deletion-notice';
import { EventList } from '@/components/keepers/event-list';
import { HandoverNotice } from '@/components/keepers/handover-notice';
import { InvitationList } from '@/components/keepers/invitation-list';
import { LazyInviteForm } from '@/components/keepers/lazy-invite-form';
import { PeopleList } from '@/components/keepers/people-list';
import { ReportDeath } from '@/components/keepers/report-death';
import { SuccessorChoice } from '@/components/keepers/successor-choice';
import { SuccessorQuestion } from '@/components/keepers/successor-question';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { MemorialSubpage, memorialNameTag } from '@/components/memorials/memorial-subpage';
import { ClientMessages } from '@/components/ui/client-messages';
import { memorialEvents } from '@/lib/keepers/queries/memorial-events';
import { listMemorialKeepers } from '@/lib/keepers/queries/memorial-keepers';
import { announcedDeletion } from '@/lib/memorials/queries/announced-deletion';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { pageOrFirst } from '@/lib/platform/http/page-schema';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('keepers.page.title'), robots: { index: false } };
}

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The keepers and contributors of a memorial. Only they and admins see the page; everybody else gets a 404. */
export default async function MemorialKeepersPage({ params, searchParams }: Props) {
  const { id } = await params;
  const t = await getTranslate();
  const viewer = await requireUser(paths.memorialKeepers(id), t('api.logIn'));
  const pageData = await load(
    viewer,
    id,
    pageOrFirst(1_000).parse((await searchParams).page),
  ).catch(nullIfHidden);
  if (!pageData) return respondNotFound(<NotFoundPage />);
  const { fullName, can, keepers, invitations, handover, deletion, list } = pageData;
  const owner = keepers.find(({ role }) => role === 'owner');
  const ownEntry = keepers.find(({ userId }) => userId === viewer.userId);
  return (
    <MemorialSubpage
      memorialId={id}
      backLabel={t('edit.addMedia.back')}
      title={t('keepers.page.title')}
      intro={t.rich('keepers.page.intro', { fullName, name: memorialNameTag })}
    >
      <ClientMessages
        parts={[
          'keepers.people',
          'keepers.roles',
          'keepers.invite',
          'keepers.invitations',
          'keepers.succession',
          'keepers.handover',
          'keepers.death',
          'keepers.transfer',
          'keepers.deletion',
          'keepers.faults',
          'accounts.faults',
          'api',
          'ui',
        ]}
      >
        {deletion && <DeletionNotice memorialId={id} dueAt={deletion.dueAt} can={can} />}
        {handover && <HandoverNotice memorialId={id} handover={handover} mayStop={can.edit} />}
        <Part id="people" title={t('keepers.people.title')}>
          {!owner && <p className="mb-4">{t('keepers.page.noOwner')}</p>}
          <PeopleList memorialId={id} userId={viewer.userId} keepers={keepers} can={can} />
          {owner && !handover && ownEntry?.role === 'keeper' && (
            <p className="mt-4">
              <ReportDeath memorialId={id} owner={owner.name} />
            </p>
          )}
        </Part>
        {ownEntry?.succession && (
          <Part id="succession" title={t('keepers.succession.questionTitle')}>
            <SuccessorQuestion
              memorialId={id}
              succession={ownEntry.succession}
              owner={owner?.name ?? null}
            />
          </Part>
        )}
        {can.invite && (
          <>
            <Part id="invite" title={t('keepers.invite.title')}>
              <LazyInviteForm memorialId={id} mayInviteKeepers={can.manageKeepers} />
            </Part>
            <Part id="invitations" title={t('keepers.invitations.title')}>
              <InvitationList memorialId={id} invitations={invitations} can={can} />
            </Part>
          </>
        )}
        {can.handOn && (
          <Part id="succession" title={t('keepers.succession.title')}>
            <SuccessorChoice memorialId={id} keepers={keepers} mayTransfer={!handover} />
          </Part>
        )}
        <Part id="events" title={t('keepers.events.title')}>
          <EventList memorialId={id} list={list} />
        </Part>
      </ClientMessages>
    </MemorialSubpage>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="border-t border-line pt-6">
    <h2 id={id} className="mb-4 text-2xl">
      {title}
    </h2>
    {children}
  </section>
);

async function load(viewer: Viewer, id: string, page: number) {
  const [people, list, deletion] = await Promise.all([
    listMemorialKeepers(viewer, id),
    memorialEvents(viewer, id, page),
    announcedDeletion(id),
  ]);
  return { ...people, list, deletion };
}
