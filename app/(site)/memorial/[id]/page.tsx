import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { memorialMetadata } from '@/lib/memorials/page-metadata';
import { memorialPage } from '@/lib/memorials/queries/memorial-page';
import { MemorialScreen } from './screen';

type Props = { params: Promise<{ id: string }> };

// Cached HTML for everybody without a session: no cookie is read in here. Changes reach it through
// lib/cache/invalidate-page.ts; the hour is for what nobody announces.
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

const load = cache((id: string) => memorialPage(id, null));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const memorial = await load((await params).id);
  return memorial ? memorialMetadata(memorial) : { title: 'Memorial not found.' };
}

export default async function PublicMemorialPage({ params }: Props) {
  const memorial = await load((await params).id);
  if (!memorial) notFound();
  return <MemorialScreen memorial={memorial} />;
}
