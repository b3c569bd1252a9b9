import { useState } from 'react';
import { AllCondolences } from './all-condolences';
import type { GuestBookDialogProps } from './dialog-props';
import { LeaveCondolence } from './leave-condolence';
import { ReportCondolence } from './report-condolence';

/** Selects the dialog for the pressed element. A report opened from the list of all condolences replaces that list. */
export function GuestBookDialog({ open: { act, of }, ...props }: GuestBookDialogProps) {
  const [reported, setReported] = useState(act === 'report' ? of : '');
  if (reported) return <ReportCondolence {...props} condolenceId={reported} />;
  if (act === 'all') return <AllCondolences {...props} onReport={setReported} />;
  return <LeaveCondolence {...props} />;
}
