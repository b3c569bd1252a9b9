import { MonitorSmartphone } from 'lucide-react';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { longDate } from '@/lib/platform/language/days';
import { useTranslate } from '@/lib/platform/language/use-translate';

export type Session = { id: string; device: string; createdAt: string; current: boolean };

type Props = {
  session: Session;
  busy: boolean;
  disabled: boolean;
  isWaiting: boolean;
  onEnd: () => void;
};

/** One session. `isWaiting` is true while this or another session is being ended. */
export function SessionRow({ session, busy, disabled, isWaiting, onEnd }: Props) {
  const language = useLocale();
  const t = useTranslate();
  const { device, createdAt, current } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone aria-hidden size={24} className="shrink-0 text-primary" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">
          {current ? t('profile.sessions.thisDevice', { device }) : device}
        </p>
        <p className="text-sm text-ink-soft">
          {t('profile.sessions.loggedInOn', {
            date: longDate(createdAt.slice(0, 10), language),
            time: createdAt.slice(11, 16),
          })}
        </p>
      </div>
      <Button
        variant="secondary"
        className="max-sm:px-4!"
        onClick={onEnd}
        disabled={disabled}
        aria-disabled={isWaiting}
        busy={busy}
        busyLabel={t('profile.sessions.ending')}
      >
        {t.rich(current ? 'profile.sessions.logOut' : 'profile.sessions.end', {
          device,
          time: createdAt.slice(0, 16),
          hidden,
        })}
      </Button>
    </li>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
