export const CODE_LENGTH = 6;

/** Splits a partly typed code into its boxes; a space or a missing digit becomes an empty box. */
export function splitSlots(code: string): string[] {
  return Array.from(code.padEnd(CODE_LENGTH).slice(0, CODE_LENGTH), (slot) => slot.trim());
}

export function joinSlots(slots: readonly string[]): string {
  return slots
    .map((slot) => slot || ' ')
    .join('')
    .trimEnd();
}

/**
 * Returns the code after `typed` was entered in box `at`, and the box to focus next. A whole pasted or auto-filled code
 * replaces everything, whichever box received it.
 */
export function enterDigits(
  code: string,
  at: number,
  typed: string,
): { code: string; next: number } {
  const slots = splitSlots(code);
  const digits = newDigits(slots[at] ?? '', typed.replace(/\D/g, ''));
  if (digits === '') {
    slots[at] = '';
    return { code: joinSlots(slots), next: at };
  }
  const start = digits.length >= CODE_LENGTH ? 0 : at;
  const fitting = Array.from(digits).slice(0, CODE_LENGTH - start);
  slots.splice(start, fitting.length, ...fitting);
  return { code: joinSlots(slots), next: Math.min(start + fitting.length, CODE_LENGTH - 1) };
}

/** Returns the digits to enter: a digit typed beside the one in the box replaces it. */
function newDigits(current: string, digits: string): string {
  if (current === '' || digits.length !== 2) return digits;
  if (digits.startsWith(current)) return digits.slice(1);
  return digits.endsWith(current) ? digits.slice(0, 1) : digits;
}
