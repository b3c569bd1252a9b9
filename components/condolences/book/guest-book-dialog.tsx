import { useState } from 'react';
import { AllCondolences } from './all-condolences';
import type { GuestBookDialogProps } from './dialog-props';
import { LeaveCondolence } from './leave-condolence';
import { ReportCondolence } from './report-condolence';

/** Renders the dialog for the clicked element. A report opened from the list of all condolences replaces that list. */
export function GuestBookDialog({ open: { act, condolenceId }, ...props }: GuestBookDialogProps) {
  const [reportedId, setReportedId] = useState(act === 'report' ? condolenceId : '');
  if (reportedId) return <ReportCondolence {...props} condolenceId={reportedId} />;
  if (act === 'all') return <AllCondolences {...props} onReport={setReportedId} />;
  return <LeaveCondolence {...props} />;
}
