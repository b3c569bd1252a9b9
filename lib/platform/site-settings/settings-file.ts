import { env } from '../env';

/** Whether the operator keeps the settings in a file (PERENNIAL_SETTINGS), so that no page changes them. */
export const isKeptInFile = (): boolean => env().PERENNIAL_SETTINGS !== undefined;
