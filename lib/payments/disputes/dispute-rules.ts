/** The state of a dispute, in our words. */
export type DisputeOutcome = 'open' | 'won' | 'lost';
