import type { ReactNode } from 'react';
import type { Operations } from '@/lib/admin/queries/operations';
import { useSay } from '@/lib/platform/language/use-say';
import { Fact } from './fact';
import { Moment } from './moment';
import { useFormat } from './use-format';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;
const DISKS = {
  media: 'admin.operations.diskMedia',
  data: 'admin.operations.diskData',
  temporary: 'admin.operations.diskTemporary',
  backups: 'admin.operations.diskBackups',
} as const;

/** Disks, certificate, connection pool and backups. Whatever has an active alert is marked. */
export function MachineState({ operations }: { operations: Operations }) {
  const say = useSay();
  const format = useFormat();
  const { machine, backup, alerts } = operations;
  const size = (bytes: number) => {
    const isLarge = bytes >= GIGABYTE;
    const unit = isLarge ? 'gigabyte' : 'megabyte';
    return new Intl.NumberFormat(format, {
      ...{ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 },
    }).format(bytes / (isLarge ? GIGABYTE : MEGABYTE));
  };
  const number = (value: number) => value.toLocaleString(format);
  const { used, waiting } = machine.pool;
  return (
    <section aria-labelledby="machine" className="space-y-4">
      <h2 id="machine" className="text-xl">
        {say('admin.operations.machine')}
      </h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {machine.disks.map(({ name, freeBytes, bytes }) => (
          <Fact key={name} name={say(DISKS[name])}>
            <Marked if={alerts.includes(`disk-${name}`)}>
              {say('admin.operations.free', { free: size(freeBytes), all: size(bytes) })}
            </Marked>
          </Fact>
        ))}
        <Fact name={say('admin.operations.certificate')}>
          <Marked if={alerts.includes('certificate')}>
            <Certificate certificate={machine.certificate} />
          </Marked>
        </Fact>
        <Fact name={say('admin.operations.pool')}>
          {say('admin.operations.poolUse', { used: number(used), waiting: number(waiting) })}
        </Fact>
        <Fact name={say('admin.operations.nightly')}>
          {backup.nightlyAt
            ? say('admin.operations.nightlyAt', { time: backup.nightlyAt })
            : say('admin.operations.nightlyOff', { settings: 'BACKUP_TO, BACKUP_AT' })}
        </Fact>
        <Fact name={say('admin.operations.lastBackup')}>
          <Marked if={alerts.includes('backup')}>
            {backup.last ? (
              <>
                <Moment at={backup.last.at} /> <bdi>({size(backup.last.bytes)})</bdi>
              </>
            ) : (
              say('admin.operations.notYet')
            )}
          </Marked>
        </Fact>
        {backup.failed && (
          <Fact name={say('admin.operations.failedBackup')}>
            <Moment at={backup.failed.at} /> <bdi lang="en">{backup.failed.reason}</bdi>
          </Fact>
        )}
        <Fact name={say('admin.operations.verified')}>
          {backup.verifiedAt ? <Moment at={backup.verifiedAt} /> : say('admin.operations.notYet')}
        </Fact>
      </dl>
    </section>
  );
}

function Certificate({ certificate }: { certificate: Operations['machine']['certificate'] }) {
  const say = useSay();
  const format = useFormat();
  const { state, endsAt, daysLeft } = certificate;
  if (endsAt === null || daysLeft === null)
    return say(
      state === 'none' ? 'admin.operations.noCertificate' : 'admin.operations.certificateUnknown',
    );
  const left = new Intl.RelativeTimeFormat(format).format(daysLeft, 'day');
  return (
    <>
      <Moment at={endsAt} day /> <bdi>({left})</bdi>
    </>
  );
}

/** Marks what needs attention with a word, not by colour alone. */
function Marked({ if: isMarked, children }: { if: boolean; children: ReactNode }) {
  const say = useSay();
  if (!isMarked) return children;
  return (
    <>
      {children} <strong className="block text-danger">{say('admin.operations.attention')}</strong>
    </>
  );
}
