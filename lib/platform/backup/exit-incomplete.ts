/**
 * The exit code for a backup that is kept although some of the files that rows refer to are
 * missing. A retry would have the same result.
 */
export const EXIT_INCOMPLETE = 3;
