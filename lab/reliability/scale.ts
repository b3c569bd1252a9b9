/** How much is measured. Each part describes how it uses this. */
export type ReliabilityScale = {
  /** SIGKILLs of a server. */
  kills: number;
  /** Crashes of the database. */
  databaseKills: number;
  /** SIGKILLs of a server that settles payments naively, to show that the test detects the faults. */
  naiveKills: number;
  /** SIGKILLs of a server while people pay with every provider. */
  providerKills: number;
  /** Orders, each with twenty notices at once. */
  orders: number;
  /** Malformed requests. */
  malformed: number;
  /** Memorials, each with a picture, in the drill of backup and restore. */
  memorials: number;
  /** Requests before memory is measured: for cached pages, for rendered ones, and uploads. */
  cached: number;
  dynamic: number;
  uploads: number;
  starts: number;
  /** Duration of the load before the database's restart, and again after it. */
  aroundRestartSeconds: number;
  overloadSeconds: number;
  soakSeconds: number;
};

export const FULL_SCALE: ReliabilityScale = {
  kills: 1_000,
  databaseKills: 200,
  naiveKills: 15,
  providerKills: 200,
  orders: 100,
  malformed: 100_000,
  memorials: 100_000,
  cached: 20_000,
  dynamic: 2_000,
  uploads: 200,
  starts: 5,
  aroundRestartSeconds: 20,
  overloadSeconds: 60,
  soakSeconds: 30 * 60,
};

export const QUICK_SCALE: ReliabilityScale = {
  kills: 12,
  databaseKills: 2,
  naiveKills: 15,
  providerKills: 12,
  orders: 10,
  malformed: 2_000,
  memorials: 1_000,
  cached: 2_000,
  dynamic: 200,
  uploads: 6,
  starts: 3,
  aroundRestartSeconds: 8,
  overloadSeconds: 15,
  soakSeconds: 120,
};
