/**
 * The exit code for a backup that is kept although files are missing to which rows refer. Retrying
 * would have the same result.
 */
export const EXIT_INCOMPLETE = 3;
