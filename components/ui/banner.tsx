import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type BannerTone = 'success' | 'warning' | 'error';

const TONES = {
  success: {
    Icon: CircleCheck,
    role: 'status',
    box: 'border-success bg-success-soft',
    icon: 'text-success',
  },
  warning: {
    Icon: TriangleAlert,
    role: 'status',
    box: 'border-warning bg-warning-soft',
    icon: 'text-warning',
  },
  error: {
    Icon: CircleAlert,
    role: 'alert',
    box: 'border-danger bg-danger-soft',
    icon: 'text-danger',
  },
} as const;

type BannerProps = { tone: BannerTone; title?: string; children: ReactNode };

/** A message about what just happened, or about what to know before continuing. Errors are announced at once. */
export function Banner({ tone, title, children }: BannerProps) {
  const { Icon, role, box, icon } = TONES[tone];
  return (
    <div role={role} className={`flex gap-3 rounded-lg border px-4 py-3 ${box}`}>
      <Icon aria-hidden className={`mt-0.5 shrink-0 ${icon}`} size={24} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
