import type { ReactNode } from 'react';
import type { Operations } from '@/lib/admin/queries/operations';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useFormatLocale } from '../ui/use-format-locale';
import { DateTime } from './date-time';
import { DescriptionItem } from './description-item';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;
const DISKS = {
  media: 'admin.operations.diskMedia',
  data: 'admin.operations.diskData',
  temporary: 'admin.operations.diskTemporary',
  backups: 'admin.operations.diskBackups',
} as const;

const VIDEOS = {
  ready: 'admin.operations.videosReady',
  incomplete: 'admin.operations.videosIncomplete',
  missing: 'admin.operations.videosMissing',
} as const;

/** The disks, certificate, connection pool, ffmpeg and backups. Those with an active alert are marked. */
export function MachineState({ operations }: { operations: Operations }) {
  const t = useTranslate();
  const locale = useFormatLocale();
  const { machine, backup, alerts } = operations;
  const formatSize = (bytes: number) => {
    const isLarge = bytes >= GIGABYTE;
    const unit = isLarge ? 'gigabyte' : 'megabyte';
    return new Intl.NumberFormat(locale, {
      ...{ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 },
    }).format(bytes / (isLarge ? GIGABYTE : MEGABYTE));
  };
  const formatNumber = (value: number) => value.toLocaleString(locale);
  const { used, waiting } = machine.pool;
  return (
    <section aria-labelledby="machine" className="space-y-4">
      <h2 id="machine" className="text-xl">
        {t('admin.operations.machine')}
      </h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {machine.disks.map(({ name, freeBytes, bytes }) => (
          <DescriptionItem key={name} name={t(DISKS[name])}>
            <AttentionMark if={alerts.includes(`disk-${name}`)}>
              {t('admin.operations.free', { free: formatSize(freeBytes), all: formatSize(bytes) })}
            </AttentionMark>
          </DescriptionItem>
        ))}
        <DescriptionItem name={t('admin.operations.certificate')}>
          <AttentionMark if={alerts.includes('certificate')}>
            <Certificate certificate={machine.certificate} />
          </AttentionMark>
        </DescriptionItem>
        <DescriptionItem name={t('admin.operations.pool')}>
          {t('admin.operations.poolUse', {
            used: formatNumber(used),
            waiting: formatNumber(waiting),
          })}
        </DescriptionItem>
        <DescriptionItem name={t('admin.operations.videos')}>
          {t(VIDEOS[machine.ffmpeg])}
        </DescriptionItem>
        <DescriptionItem name={t('admin.operations.nightly')}>
          {backup.nightlyAt
            ? t('admin.operations.nightlyAt', { time: backup.nightlyAt })
            : t('admin.operations.nightlyOff', { settings: 'BACKUP_TO, BACKUP_AT' })}
        </DescriptionItem>
        <DescriptionItem name={t('admin.operations.lastBackup')}>
          <AttentionMark if={alerts.includes('backup')}>
            {backup.last ? (
              <>
                <DateTime at={backup.last.at} /> <bdi>({formatSize(backup.last.bytes)})</bdi>
              </>
            ) : (
              t('admin.operations.notYet')
            )}
          </AttentionMark>
        </DescriptionItem>
        {backup.failed && (
          <DescriptionItem name={t('admin.operations.failedBackup')}>
            <DateTime at={backup.failed.at} /> <bdi lang="en">{backup.failed.reason}</bdi>
          </DescriptionItem>
        )}
        <DescriptionItem name={t('admin.operations.verified')}>
          {backup.verifiedAt ? <DateTime at={backup.verifiedAt} /> : t('admin.operations.notYet')}
        </DescriptionItem>
      </dl>
    </section>
  );
}

function Certificate({ certificate }: { certificate: Operations['machine']['certificate'] }) {
  const t = useTranslate();
  const locale = useFormatLocale();
  const { state, endsAt, daysLeft } = certificate;
  if (endsAt === null || daysLeft === null)
    return t(
      state === 'none' ? 'admin.operations.noCertificate' : 'admin.operations.certificateUnknown',
    );
  const left = new Intl.RelativeTimeFormat(locale).format(daysLeft, 'day');
  return (
    <>
      <DateTime at={endsAt} dateOnly /> <bdi>({left})</bdi>
    </>
  );
}

/** Marks a value that needs attention with a word, not by colour alone. */
function AttentionMark({ if: isMarked, children }: { if: boolean; children: ReactNode }) {
  const t = useTranslate();
  if (!isMarked) return children;
  return (
    <>
      {children} <strong className="block text-danger">{t('admin.operations.attention')}</strong>
    </>
  );
}
