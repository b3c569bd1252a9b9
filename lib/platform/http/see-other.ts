/** Sends a browser that posted a form itself on to a page, which a reload then asks for again. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
