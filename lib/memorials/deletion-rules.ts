/** How many days the other keepers have to object to a deletion. */
export const DELETION_DAYS = 7;
