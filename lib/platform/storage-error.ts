/**
 * The media storage did not respond, or its setup is wrong, for example a missing bucket or a wrong
 * key. `cause` is the original error.
 */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('the media storage cannot be used', { cause });
    this.name = 'StorageError';
  }
}
