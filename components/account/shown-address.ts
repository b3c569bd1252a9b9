/** An e-mail out of a link: shown only when it can be no sentence of a stranger's, else null. */
export const shownAddress = (text: string): string | null =>
  /^[\w.+-]{1,64}@[\w.-]{1,255}$/.test(text) ? text : null;
