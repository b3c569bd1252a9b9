export type DisputeOutcome = 'open' | 'won' | 'lost';
