/** The storage of media did not answer, or refused for a reason that lies with it: a missing bucket, a wrong key. `cause` is its error. */
export class StorageFault extends Error {
  constructor(cause: unknown) {
    super('the storage of media cannot be used', { cause });
    this.name = 'StorageFault';
  }
}
