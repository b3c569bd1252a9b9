import { useState } from 'react';
import { AllCondolences } from './all-condolences';
import type { GuestBookDialogProps } from './dialog-props';
import { LeaveCondolence } from './leave-condolence';
import { ReportCondolence } from './report-condolence';

/** The dialog of what was pressed in a guest book; a report from the list of all takes the place of that list. */
export function GuestBookDialog({ open: { act, of }, ...props }: GuestBookDialogProps) {
  const [reported, setReported] = useState(act === 'report' ? of : '');
  if (reported) return <ReportCondolence {...props} condolenceId={reported} />;
  if (act === 'all') return <AllCondolences {...props} onReport={setReported} />;
  return <LeaveCondolence {...props} />;
}
