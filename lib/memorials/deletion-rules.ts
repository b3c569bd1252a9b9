/** For how many days those who keep a memorial with its owner may object that it is deleted. */
export const DELETION_DAYS = 7;
