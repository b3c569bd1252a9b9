import type { Language } from '@/lib/platform/language/languages';
import type { GuestBookLabels } from './guest-book-labels';

/** What each dialog of a guest book is handed. */
export type GuestBookDialogProps = {
  memorialId: string;
  language: Language;
  labels: GuestBookLabels;
  /** What was pressed, and the id of the condolence that it is about. */
  open: { act: string; of: string };
  onClose: () => void;
};
