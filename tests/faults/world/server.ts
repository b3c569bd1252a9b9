/** A server under test: a standby until `serve` is called. Only SIGKILL ends it. */
export type Server = {
  /** Starts serving; resolves with its address. */
  serve(): Promise<string>;
  /** Sends SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
};

export type Launch = () => Promise<Server>;
