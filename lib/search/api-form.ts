import { toApiCard } from '@/lib/memorials/api-form';
import type { PersonFound } from './person-found';

/** A person in a search result, as the API returns them. */
export const toApiPerson = ({ because, ...card }: PersonFound) => ({ ...toApiCard(card), because });
