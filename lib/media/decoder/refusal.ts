import type { Said } from '../../platform/language/said.ts';

/** Why a file is refused, for the person: what becomes an AppError in the process that asked. */
export class Refusal extends Error {
  readonly code: 'invalid' | 'too_large' | 'unsupported';
  readonly said: Said;

  constructor(code: Refusal['code'], said: Said, options?: ErrorOptions) {
    super(said.key, options);
    this.code = code;
    this.said = said;
  }
}
