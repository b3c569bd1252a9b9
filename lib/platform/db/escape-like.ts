/** Escapes the wildcards % and _ for LIKE; Prisma does not (security.md, fact 5). */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
