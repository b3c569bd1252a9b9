import { isEmailAddress } from '@/lib/platform/email-address';

/**
 * Reads addresses as people type or paste them: one a line, or with commas or semicolons between, each with a name before it or
 * without. `unread` is the first part that has no address; null where each has one.
 */
export function readPeople(typed: string) {
  const people: { name: string; email: string }[] = [];
  for (const part of typed.split(/[\n,;]+/)) {
    const text = part.trim();
    if (!text) continue;
    const [, name = '', email = ''] = /^(.*?)[\s<(]*([^\s<>()]+)[>)]?$/.exec(text) ?? [];
    if (!isEmailAddress(email)) return { people: [], unread: text };
    people.push({ name: name.replace(/^["']|["']$/g, '').trim(), email });
  }
  return { people, unread: null };
}
