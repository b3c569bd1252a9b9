import { apiAdminRetryJob, apiAdminRetryMail } from '@/lib/admin/api-paths';
import type { Operations } from '@/lib/admin/queries/operations';
import { useSay } from '@/lib/platform/language/use-say';
import { MachineState } from './machine-state';
import { Moment } from './moment';
import { RetryButton } from './retry-button';
import { Cell, HeadCell, Nothing, Table } from './table';
import { useFormat } from './use-format';

const MINUTE = 60;

/** The release, its migrations, the machine, the queues and the failed jobs and mails, each of which can be retried. */
export function OperationsView({ operations }: { operations: Operations }) {
  const { version, pendingMigrations, state, jobs, mails } = operations;
  const say = useSay();
  return (
    <>
      <section aria-labelledby="operations" className="space-y-2">
        <h2 id="operations" tabIndex={-1} className="text-2xl">
          {say('admin.operations.title')}
        </h2>
        <p>{say('admin.operations.release', { version })}</p>
        {pendingMigrations.length === 0 ? (
          <p className="text-ink-soft">{say('admin.operations.migrated')}</p>
        ) : (
          <p>{say('admin.operations.pending', { names: pendingMigrations.join(', ') })}</p>
        )}
      </section>
      <MachineState operations={operations} />
      <Queues queues={state.queues} />
      <section aria-labelledby="failed-jobs" className="space-y-4">
        <h2 id="failed-jobs" className="text-xl">
          {say('admin.operations.failedJobs')}
        </h2>
        {jobs.length === 0 && (
          <p className="text-ink-soft">{say('admin.operations.noFailedJobs')}</p>
        )}
        {jobs.length > 0 && (
          <Table label={say('admin.operations.failedJobs')} head={<RetryHead />}>
            {jobs.map(({ id, name, ...job }) => (
              <RetryRow key={id} {...job} name={name} address={apiAdminRetryJob(id)} />
            ))}
          </Table>
        )}
      </section>
      <section aria-labelledby="unsent-mails" className="space-y-4">
        <h2 id="unsent-mails" className="text-xl">
          {say('admin.operations.unsentMails')}
        </h2>
        {mails.length === 0 && <p className="text-ink-soft">{say('admin.operations.allSent')}</p>}
        {mails.length > 0 && (
          <Table label={say('admin.operations.unsentMails')} head={<RetryHead />}>
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
  const say = useSay();
  const format = useFormat();
  const minutes = new Intl.NumberFormat(format, {
    ...{ style: 'unit', unit: 'minute', unitDisplay: 'short' },
  });
  const number = (value: number) => value.toLocaleString(format);
  const label = (name: (typeof QUEUE_HEAD)[number]) => say(`admin.operations.${name}`);
  return (
    <section aria-labelledby="queues" className="space-y-4">
      <h2 id="queues" className="text-xl">
        {say('admin.operations.queues')}
      </h2>
      {queues.length === 0 && <p className="text-ink-soft">{say('admin.operations.quiet')}</p>}
      {queues.length > 0 && (
        <Table
          label={say('admin.operations.queues')}
          head={QUEUE_HEAD.map((name) => <HeadCell key={name}>{label(name)}</HeadCell>)}
        >
          {queues.map(({ name, waiting, oldestSeconds, retried, failed }) => (
            <tr key={name}>
              <Cell lead>
                <bdi lang="en">{name}</bdi>
              </Cell>
              <Cell figure label={label('waiting')}>
                {number(waiting)}
              </Cell>
              <Cell figure label={label('oldest')}>
                {minutes.format(Math.floor(oldestSeconds / MINUTE))}
              </Cell>
              <Cell figure label={label('retried')}>
                {number(retried)}
              </Cell>
              <Cell figure label={label('failed')}>
                {number(failed)}
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
  const say = useSay();
  return (
    <>
      {RETRY_HEAD.map((name) => (
        <HeadCell key={name}>{say(`admin.operations.${name}`)}</HeadCell>
      ))}
      <HeadCell>{say('admin.list.action')}</HeadCell>
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
  const format = useFormat();
  const say = useSay();
  return (
    <tr>
      <Cell lead>
        <bdi>{name}</bdi> {since && <Moment at={since} />}
      </Cell>
      <Cell figure label={say('admin.operations.tries')}>
        {tries.toLocaleString(format)}
      </Cell>
      <Cell line>{reason === '' ? <Nothing /> : <bdi lang="en">{reason}</bdi>}</Cell>
      <Cell label={say('admin.operations.next')}>
        {nextTryAt ? <Moment at={nextTryAt} /> : say('admin.operations.never')}
      </Cell>
      <Cell>
        <RetryButton address={address} what={name} />
      </Cell>
    </tr>
  );
}
