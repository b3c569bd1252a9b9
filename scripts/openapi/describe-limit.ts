import { LIMITS, type LimitName } from '@/lib/platform/http/limits';

const UNITS: [string, number][] = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** A limit as a sentence for programmers: 'Limit `write`: 120 calls in a minute from one network.' */
export function describeLimit(name: LimitName): string {
  const { max, seconds } = LIMITS[name];
  return `Limit \`${name}\`: ${max.toLocaleString('en')} calls in ${describeDuration(seconds)} from one network.`;
}

function describeDuration(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ['second', 1];
  const count = seconds / length;
  if (count > 1) return `${count} ${unit}s`;
  return unit === 'hour' ? 'an hour' : `a ${unit}`;
}
