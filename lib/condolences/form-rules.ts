import type { TokenState } from '@/lib/platform/http/form-token';

/** What a form itself says about who sent it, for the operator beside the rules of the words. */
export type FormSignal = {
  name: 'hidden_field' | 'no_form' | 'form_used' | 'too_fast' | 'old_form';
  verdict: 'refuse' | 'hold';
};

/**
 * What the form says; null for one that a person filled in. A page without script cannot ask for another token: what comes from
 * one that was open for more than a day, or that was sent before, is held, so that nothing that somebody wrote is lost.
 */
export function formSignal(
  token: TokenState,
  wasUsed: boolean,
  hasHiddenField: boolean,
): FormSignal | null {
  if (hasHiddenField) return { name: 'hidden_field', verdict: 'refuse' };
  if (token === 'forged') return { name: 'no_form', verdict: 'refuse' };
  if (token === 'too_soon') return { name: 'too_fast', verdict: 'refuse' };
  if (token === 'stale') return { name: 'old_form', verdict: 'refuse' };
  if (wasUsed) return { name: 'form_used', verdict: 'hold' };
  return token === 'expired' ? { name: 'old_form', verdict: 'hold' } : null;
}
