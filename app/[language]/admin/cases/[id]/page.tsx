import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { CaseActs } from '@/components/admin/case-acts';
import { CaseFacts } from '@/components/admin/case-facts';
import { DecideCase } from '@/components/admin/decide-case';
import { LostPage } from '@/components/layout/lost-page';
import { caseDetail } from '@/lib/cases/queries/case-detail';
import { adminCase, adminCases } from '@/lib/keepers/api-paths';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { AppError } from '@/lib/platform/errors';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { getSay } from '@/lib/platform/language/get-say';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('admin.case.title'), robots: { index: false } };
}

export default async function CasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminCase(id));
  const say = await getSay();
  const question = isPublicId(id) ? await caseDetail(id).catch(nullIfUnknown) : null;
  if (!question) return answerMissing(<LostPage />);
  const { state, isFrozen, relatives, memorialName } = question;
  const isDecided = state === 'decided';
  return (
    <AdminFrame title={say(`cases.claims.${question.claim}`)} current={adminCases} below>
      <CaseFacts question={question} />
      {memorialName !== null && (
        <CaseActs id={id} isFrozen={isFrozen} isDecided={isDecided} relatives={relatives} />
      )}
      {!isDecided && <DecideCase key={state} id={id} hasAsker={question.email !== ''} />}
    </AdminFrame>
  );
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
