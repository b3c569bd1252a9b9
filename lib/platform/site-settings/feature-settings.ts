import { snapshotSetting } from './snapshot-setting';

/** Whether new memorials can be created; existing ones are not affected. */
export const areMemorialsOpen = (): boolean => snapshotSetting('doors.memorials');

/** Whether flowers can be sent on memorials that accept them; those already sent stay. */
export const areFlowersOpen = (): boolean => snapshotSetting('doors.flowers');

export const signUpMode = () => snapshotSetting('doors.signUp');
