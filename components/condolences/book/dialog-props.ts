import type { Language } from '@/lib/platform/language/languages';
import type { GuestBookLabels } from './guest-book-labels';

export type GuestBookDialogProps = {
  memorialId: string;
  language: Language;
  labels: GuestBookLabels;
  /** The clicked element's `data-act`, and the id of the condolence it belongs to. */
  open: { act: string; condolenceId: string };
  onClose: () => void;
};
