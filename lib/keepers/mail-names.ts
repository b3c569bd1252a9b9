/** Names in one line: they may have been typed with line breaks by other clients. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** How somebody is called in a mail. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  oneLine(`${firstName} ${lastName}`);
