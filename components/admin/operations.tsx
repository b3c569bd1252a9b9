import { apiAdminRetryJob, apiAdminRetryMail } from '@/lib/admin/api-paths';
import type { Operations } from '@/lib/admin/queries/operations';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useFormatLocale } from '../ui/use-format-locale';
import { DateTime } from './date-time';
import { MachineState } from './machine-state';
import { RetryButton } from './retry-button';
import { Cell, EmptyCell, HeadCell, Table } from './table';

const SECONDS_PER_MINUTE = 60;

/** The release, its migrations, the machine and the queues. Each failed job and each unsent mail can be retried. */
export function OperationsView({ operations }: { operations: Operations }) {
  const { version, pendingMigrations, state, jobs, mails } = operations;
  const t = useTranslate();
  return (
    <>
      <section aria-labelledby="operations" className="space-y-2">
        <h2 id="operations" tabIndex={-1} className="text-2xl">
          {t('admin.operations.title')}
        </h2>
        <p>{t('admin.operations.release', { version })}</p>
        {pendingMigrations.length === 0 ? (
          <p className="text-ink-soft">{t('admin.operations.migrated')}</p>
        ) : (
          <p>{t('admin.operations.pending', { names: pendingMigrations.join(', ') })}</p>
        )}
      </section>
      <MachineState operations={operations} />
      <Queues queues={state.queues} />
      <section aria-labelledby="failed-jobs" className="space-y-4">
        <h2 id="failed-jobs" className="text-xl">
          {t('admin.operations.failedJobs')}
        </h2>
        {jobs.length === 0 && <p className="text-ink-soft">{t('admin.operations.noFailedJobs')}</p>}
        {jobs.length > 0 && (
          <Table label={t('admin.operations.failedJobs')} head={<RetryHead />}>
            {jobs.map(({ id, name, ...job }) => (
              <RetryRow key={id} {...job} name={name} address={apiAdminRetryJob(id)} />
            ))}
          </Table>
        )}
      </section>
      <section aria-labelledby="unsent-mails" className="space-y-4">
        <h2 id="unsent-mails" className="text-xl">
          {t('admin.operations.unsentMails')}
        </h2>
        {mails.length === 0 && <p className="text-ink-soft">{t('admin.operations.allSent')}</p>}
        {mails.length > 0 && (
          <Table label={t('admin.operations.unsentMails')} head={<RetryHead />}>
            {mails.map(({ id, about, writtenAt, ...mail }) => (
              <RetryRow
                key={id}
                {...mail}
                name={about}
                since={writtenAt}
                address={apiAdminRetryMail(id)}
              />
            ))}
          </Table>
        )}
      </section>
    </>
  );
}

const QUEUE_HEAD = ['queue', 'waiting', 'oldest', 'retried', 'failed'] as const;

function Queues({ queues }: { queues: Operations['state']['queues'] }) {
  const t = useTranslate();
  const locale = useFormatLocale();
  const minutes = new Intl.NumberFormat(locale, {
    ...{ style: 'unit', unit: 'minute', unitDisplay: 'short' },
  });
  const formatNumber = (value: number) => value.toLocaleString(locale);
  const label = (name: (typeof QUEUE_HEAD)[number]) => t(`admin.operations.${name}`);
  return (
    <section aria-labelledby="queues" className="space-y-4">
      <h2 id="queues" className="text-xl">
        {t('admin.operations.queues')}
      </h2>
      {queues.length === 0 && <p className="text-ink-soft">{t('admin.operations.quiet')}</p>}
      {queues.length > 0 && (
        <Table
          label={t('admin.operations.queues')}
          head={QUEUE_HEAD.map((name) => <HeadCell key={name}>{label(name)}</HeadCell>)}
        >
          {queues.map(({ name, waiting, oldestSeconds, retried, failed }) => (
            <tr key={name}>
              <Cell lead>
                <bdi lang="en">{name}</bdi>
              </Cell>
              <Cell numeric label={label('waiting')}>
                {formatNumber(waiting)}
              </Cell>
              <Cell numeric label={label('oldest')}>
                {minutes.format(Math.floor(oldestSeconds / SECONDS_PER_MINUTE))}
              </Cell>
              <Cell numeric label={label('retried')}>
                {formatNumber(retried)}
              </Cell>
              <Cell numeric label={label('failed')}>
                {formatNumber(failed)}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

const RETRY_HEAD = ['what', 'tries', 'reason', 'next'] as const;

function RetryHead() {
  const t = useTranslate();
  return (
    <>
      {RETRY_HEAD.map((name) => (
        <HeadCell key={name}>{t(`admin.operations.${name}`)}</HeadCell>
      ))}
      <HeadCell>{t('admin.list.action')}</HeadCell>
    </>
  );
}

type RetryRowProps = {
  name: string;
  tries: number;
  reason: string;
  nextTryAt: string | null;
  /** When the mail was written. */
  since?: string;
  address: string;
};

function RetryRow({ name, tries, reason, nextTryAt, since, address }: RetryRowProps) {
  const locale = useFormatLocale();
  const t = useTranslate();
  return (
    <tr>
      <Cell lead>
        <bdi>{name}</bdi> {since && <DateTime at={since} />}
      </Cell>
      <Cell numeric label={t('admin.operations.tries')}>
        {tries.toLocaleString(locale)}
      </Cell>
      <Cell fullLine>{reason === '' ? <EmptyCell /> : <bdi lang="en">{reason}</bdi>}</Cell>
      <Cell label={t('admin.operations.next')}>
        {nextTryAt ? <DateTime at={nextTryAt} /> : t('admin.operations.never')}
      </Cell>
      <Cell>
        <RetryButton address={address} itemName={name} />
      </Cell>
    </tr>
  );
}
