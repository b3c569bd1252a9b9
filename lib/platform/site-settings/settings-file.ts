import { env } from '../env';

/** Whether the settings come from a file (PERENNIAL_SETTINGS), so that no page can change them. */
export const areSettingsInFile = (): boolean => env().PERENNIAL_SETTINGS !== undefined;
