import { toApiCard } from '@/lib/memorials/api-form';
import type { PersonFound } from './person-found';

/** Somebody that a search found, as the API answers it. */
export const toApiPerson = ({ because, ...card }: PersonFound) => ({ ...toApiCard(card), because });
