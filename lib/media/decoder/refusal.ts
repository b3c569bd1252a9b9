/** Why a file is refused, for the person: what becomes an AppError in the process that asked. */
export class Refusal extends Error {
  readonly code: 'invalid' | 'too_large' | 'unsupported';

  constructor(code: Refusal['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
