import { isEmailAddress, withAsciiDomain } from '@/lib/platform/email-address';

/**
 * Parses addresses as people type or paste them: separated by line breaks, commas or semicolons, with or without a
 * name before each. `unread` is the first part without a valid address, or null.
 */
export function parseInvitees(input: string) {
  const people: { name: string; email: string }[] = [];
  for (const part of input.split(/[\n,;]+/)) {
    const text = part.trim();
    if (!text) continue;
    const [, name = '', typed = ''] = /^(.*?)[\s<(]*([^\s<>()]+)[>)]?$/.exec(text) ?? [];
    const email = withAsciiDomain(typed);
    if (!isEmailAddress(email)) return { people: [], unread: text };
    people.push({ name: name.replace(/^["']|["']$/g, '').trim(), email });
  }
  return { people, unread: null };
}
