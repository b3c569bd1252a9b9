import about from '../../package.json';

/** The release that this process runs. */
export const VERSION: string = about.version;
