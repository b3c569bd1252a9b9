/** API clients may send names with line breaks, which a subject cannot have. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const personName = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string => oneLine(`${firstName} ${lastName}`);
