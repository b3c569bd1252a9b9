/** Prisma hands % and _ to LIKE as they are (design/security.md, fact 5). */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
