import type { Language } from '@/lib/platform/language/languages';
import type { GuestBookLabels } from './guest-book-labels';

export type GuestBookDialogProps = {
  memorialId: string;
  language: Language;
  labels: GuestBookLabels;
  /** The pressed element's `data-act`, and the id of its condolence. */
  open: { act: string; of: string };
  onClose: () => void;
};
