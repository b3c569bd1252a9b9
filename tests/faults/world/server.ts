/** A server under test: it stands by until it is told to serve, and ends by SIGKILL only. */
export type Server = {
  /** Resolves with where it serves. */
  serve(): Promise<string>;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
};

export type Launch = () => Promise<Server>;
