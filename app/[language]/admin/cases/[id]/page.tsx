import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { CaseActions } from '@/components/admin/case-actions';
import { CaseDetails } from '@/components/admin/case-details';
import { DecideCase } from '@/components/admin/decide-case';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { caseDetail } from '@/lib/cases/queries/case-detail';
import { adminCase, adminCases } from '@/lib/keepers/api-paths';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { AppError } from '@/lib/platform/errors';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { getTranslate } from '@/lib/platform/language/get-translate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.case.title'), robots: { index: false } };
}

export default async function CasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminCase(id));
  const t = await getTranslate();
  const question = isPublicId(id) ? await caseDetail(id).catch(nullIfUnknown) : null;
  if (!question) return respondNotFound(<NotFoundPage />);
  const { state, isFrozen, relatives, memorialName } = question;
  const isDecided = state === 'decided';
  return (
    <AdminFrame title={t(`cases.claims.${question.claim}`)} current={adminCases} isSubpage>
      <CaseDetails question={question} />
      {memorialName !== null && (
        <CaseActions id={id} isFrozen={isFrozen} isDecided={isDecided} relatives={relatives} />
      )}
      {!isDecided && <DecideCase key={state} id={id} hasAsker={question.email !== ''} />}
    </AdminFrame>
  );
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
