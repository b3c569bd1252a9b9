import type { Said } from '../../platform/language/said.ts';

/**
 * Why a file is refused, with a message for people. The requesting process converts it to an
 * AppError.
 */
export class Refusal extends Error {
  readonly code: 'invalid' | 'too_large' | 'unsupported';
  readonly said: Said;

  constructor(code: Refusal['code'], said: Said, options?: ErrorOptions) {
    super(said.key, options);
    this.code = code;
    this.said = said;
  }
}
