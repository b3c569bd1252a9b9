const LONGEST = 120;

/** A file's given name as a plain base name: no folders, controls, reserved signs or leading dots. */
export function safeFileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(/[\p{C}<>:"|?*%]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (clean === '') return 'file';
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  const name = [...clean.slice(0, clean.length - ending.length)];
  return name.slice(0, LONGEST - ending.length).join('') + ending;
}
