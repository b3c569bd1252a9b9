/** The exit code of a backup that is kept but lacks files which rows name: to try again would write the same once more. */
export const INCOMPLETE = 3;
