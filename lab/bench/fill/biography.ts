import { oneOf, type Random } from './random';

const MIN_SENTENCES = 4;
/** This makes a row 2 kB on average, about as much as families write. */
const MAX_SENTENCES = 60;

/** Some paragraphs about a life, combined from sentences. */
export function biographyOf(name: string, place: string, random: Random): string {
  const sentences = [`${name} was born in ${place}.`];
  const count = MIN_SENTENCES + Math.floor(random() * (MAX_SENTENCES - MIN_SENTENCES));
  for (let at = 0; at < count; at++)
    sentences.push(oneOf(SENTENCES, random) + (at % 6 === 5 ? '\n' : ''));
  return sentences.join(' ').replaceAll('\n ', '\n\n').trim();
}

const SENTENCES = [
  'The house was small and always full.',
  'School ended early, and work began the week after.',
  'There was a garden, and everything in it was given away.',
  'Nobody left that kitchen hungry.',
  'The children remember the singing, and that it was never quite in tune.',
  'For thirty years the first bus of the morning was driven by the same two hands.',
  'Letters went to three continents, and each was answered.',
  'The war took two brothers and left a silence that was kept for life.',
  'They met at a dance and were married within the year.',
  'A shelf of books stood by the bed, most of them read more than once.',
  'Neighbours came for advice and stayed for tea.',
  'On Sundays the whole street could smell the bread.',
  'The years in the mine were never spoken of.',
  'Teaching was a calling, and former pupils came to visit to the end.',
  'Football was followed on the radio, standing up.',
  'The sewing machine ran late into the night before every wedding.',
  'In the last years the window by the street was the favourite place.',
  'What was broken was mended, and what was mended was lent out.',
  'The move to the city was hard, and was never regretted.',
  'Grandchildren were told that patience is a kind of courage.',
  'The choir sang without its alto for a month, and then learnt the part anew.',
  'A dog of no known kind went along everywhere.',
  'Money was short, and nobody was allowed to notice.',
  'Every photograph shows the same hat.',
];
