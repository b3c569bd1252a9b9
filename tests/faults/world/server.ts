/** A server under test: a standby until it is told to serve; only SIGKILL ends it. */
export type Server = {
  /** Makes it serve; resolves with its address. */
  serve(): Promise<string>;
  /** Sends SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
};

export type Launch = () => Promise<Server>;
