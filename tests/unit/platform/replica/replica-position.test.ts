import { describe, expect, it } from 'vitest';
import { endOfRecords, ReplicaPosition } from '@/lib/platform/replica/replica-position';

const LAG_MS = 1_000;
const PAGE = 'memorial-a';
const OTHER = 'memorial-b';
const LIST = 'memorials';

/** A replica that had caught up with the primary at time 100. */
function caughtUpReplica(): ReplicaPosition {
  const position = new ReplicaPosition(LAG_MS);
  position.recordPrimaryPosition(50n, 100);
  position.recordReplicaPosition(50n);
  return position;
}

describe('the pages that a replica may answer', () => {
  it('are none before its position was read', () => {
    expect(new ReplicaPosition(LAG_MS).isUpToDate(PAGE, 0)).toBe(false);
  });

  it("are none before the replica reaches the primary's position", () => {
    const position = new ReplicaPosition(LAG_MS);
    position.recordPrimaryPosition(50n, 100);
    position.recordReplicaPosition(49n);
    expect(position.isUpToDate(PAGE, 110)).toBe(false);
    position.recordReplicaPosition(50n);
    expect(position.isUpToDate(PAGE, 120)).toBe(true);
  });

  it('include all but a page that has changed and the lists', () => {
    const position = caughtUpReplica();
    position.changed([PAGE, LIST], 110);
    expect(position.isUpToDate(PAGE, 120)).toBe(false);
    expect(position.isUpToDate(LIST, 120)).toBe(false);
    expect(position.isUpToDate(OTHER, 120)).toBe(true);
  });

  it('include a changed page again once the replica has the change', () => {
    const position = caughtUpReplica();
    position.changed([PAGE], 110);
    position.recordPrimaryPosition(80n, 120);
    position.recordReplicaPosition(79n);
    expect(position.isUpToDate(PAGE, 130)).toBe(false);
    position.recordReplicaPosition(80n);
    expect(position.isUpToDate(PAGE, 140)).toBe(true);
  });

  it.each([
    ['before the notice', 105],
    ['the moment of the notice', 110],
  ])("exclude a changed page if the primary's position is from %s", (_, readAt) => {
    const position = caughtUpReplica();
    position.changed([PAGE], 110);
    position.recordPrimaryPosition(80n, readAt);
    position.recordReplicaPosition(90n);
    expect(position.isUpToDate(PAGE, 140)).toBe(false);
  });

  it('exclude a page that changes again meanwhile', () => {
    const position = caughtUpReplica();
    position.changed([PAGE], 110);
    position.recordPrimaryPosition(80n, 120);
    position.changed([PAGE], 130);
    position.recordReplicaPosition(80n);
    expect(position.isUpToDate(PAGE, 140)).toBe(false);
  });

  it('are none if the replica lags too far behind, until it has caught up', () => {
    const position = caughtUpReplica();
    position.recordPrimaryPosition(80n, 1_050);
    position.recordReplicaPosition(60n);
    expect(position.isUpToDate(PAGE, 100 + LAG_MS)).toBe(true);
    expect(position.isUpToDate(PAGE, 101 + LAG_MS)).toBe(false);
    expect(position.isLagging(101 + LAG_MS)).toBe(true);
    position.recordReplicaPosition(80n);
    expect(position.isUpToDate(PAGE, 102 + LAG_MS)).toBe(true);
  });

  it('are all while nothing is written', () => {
    const position = caughtUpReplica();
    for (const at of [1_000, 2_000, 3_000]) {
      position.recordPrimaryPosition(50n, at);
      position.recordReplicaPosition(50n);
    }
    expect(position.isUpToDate(PAGE, 3_010)).toBe(true);
  });

  it('are all if the replica is always slightly behind', () => {
    const position = caughtUpReplica();
    for (let at = 200; at <= 5_000; at += 100) {
      position.recordPrimaryPosition(BigInt(at), at);
      position.recordReplicaPosition(BigInt(at - 300));
    }
    expect(position.isUpToDate(PAGE, 5_010)).toBe(true);
    position.changed([PAGE], 4_800);
    expect(position.isUpToDate(PAGE, 5_010)).toBe(false);
  });

  it('are none after notifications may have been missed, until both positions were read again', () => {
    const position = caughtUpReplica();
    position.allChanged(110);
    expect(position.isUpToDate(OTHER, 120)).toBe(false);
    position.recordReplicaPosition(50n);
    expect(position.isUpToDate(OTHER, 130)).toBe(false);
    position.recordPrimaryPosition(50n, 140);
    position.recordReplicaPosition(50n);
    expect(position.isUpToDate(OTHER, 150)).toBe(true);
  });

  it('are none while the replica is unavailable, even if it was up to date before', () => {
    const position = caughtUpReplica();
    position.markReplicaUnavailable();
    expect(position.isUpToDate(PAGE, 110)).toBe(false);
    position.recordReplicaPosition(50n);
    expect(position.isUpToDate(PAGE, 120)).toBe(false);
  });

  it('are none after an older replica takes its place', () => {
    const position = caughtUpReplica();
    position.recordReplicaPosition(40n);
    expect(position.isUpToDate(PAGE, 110)).toBe(false);
  });

  it('are none once more pages have changed than are remembered', () => {
    const position = caughtUpReplica();
    for (let at = 0; at <= 10_000; at++) position.changed([`memorial-${at}`], 110);
    expect(position.isUpToDate('memorial-never-changed', 120)).toBe(false);
  });
});

describe('a change', () => {
  it('is due soon until the replica has it, for at most a second', () => {
    const position = caughtUpReplica();
    expect(position.isDueSoon(105)).toBe(false);
    position.changed([PAGE], 110);
    expect(position.isDueSoon(120)).toBe(true);
    expect(position.isDueSoon(1_200)).toBe(false);
    position.recordPrimaryPosition(80n, 150);
    position.recordReplicaPosition(80n);
    expect(position.isDueSoon(160)).toBe(false);
  });
});

describe('the end of the records in the log', () => {
  const PAGE_BYTES = 8_192n;
  const SEGMENT_BYTES = 16n * 1_048_576n;
  const end = (position: bigint) => endOfRecords(position, PAGE_BYTES, SEGMENT_BYTES);

  it.each([
    ['after the head of a page, as the end of the previous page', PAGE_BYTES + 24n, PAGE_BYTES],
    [
      'after the head of a segment, as the start of the segment',
      SEGMENT_BYTES + 40n,
      SEGMENT_BYTES,
    ],
    ['in the middle of a page', PAGE_BYTES + 4_096n, PAGE_BYTES + 4_096n],
    ['where the rest of a record ends shortly after the head', PAGE_BYTES + 32n, PAGE_BYTES + 32n],
    [
      'where the rest of a record is as long as the head of a segment',
      PAGE_BYTES + 40n,
      PAGE_BYTES + 40n,
    ],
    ['at the end of a page', PAGE_BYTES, PAGE_BYTES],
  ])('is correct %s', (_, position, expected) => {
    expect(end(position)).toBe(expected);
  });
});
