import { shownSetting } from './shown-setting';

/** Whether new memorials can be created; existing ones are not affected. */
export const memorialsAreOpen = (): boolean => shownSetting('doors.memorials');

/** Whether flowers can be sent on memorials that accept them; those already sent stay. */
export const flowersAreOpen = (): boolean => shownSetting('doors.flowers');

export const signUpDoor = () => shownSetting('doors.signUp');
