import type { TokenState } from '@/lib/platform/http/form-token';

/** What the form reveals about its sender. Admins see it next to the signals found in the words. */
export type FormSignal = {
  name: 'hidden_field' | 'no_form' | 'form_used' | 'too_fast' | 'old_form';
  verdict: 'refuse' | 'hold';
};

/**
 * The signal of a form; null if a person filled it in. A page without scripts cannot request
 * another token. So a form that was open for more than a day but at most a week, or was sent before,
 * is held rather than refused, and nothing that a person wrote is lost.
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
