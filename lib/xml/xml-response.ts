/** Five minutes: a memorial that turns private is out of every cache soon. */
const FIVE_MINUTES = 'public, max-age=300';

/** An XML document for machines that crawl: the declaration in front, kept for a short while. */
export const xmlResponse = (body: string, contentType = 'application/xml') =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'Content-Type': `${contentType}; charset=utf-8`, 'Cache-Control': FIVE_MINUTES },
  });
