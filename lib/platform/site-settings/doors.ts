import { shownSetting } from './shown-setting';

/** Whether new memorials can be made; those that are there stay. */
export const memorialsAreOpen = (): boolean => shownSetting('doors.memorials');

/** Whether flowers can be sent on memorials whose family wants them; those that were sent stay. */
export const flowersAreOpen = (): boolean => shownSetting('doors.flowers');

/** Who may sign up. */
export const signUpDoor = () => shownSetting('doors.signUp');
