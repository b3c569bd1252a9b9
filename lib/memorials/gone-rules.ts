/** What the page and the printed code of a deleted memorial say. */
export const GONE = {
  title: 'This memorial is no longer here',
  text: 'The family has taken the page down. The memory stays with those who knew them.',
};
