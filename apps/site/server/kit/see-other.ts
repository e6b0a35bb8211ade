/** After a form was taken: the browser asks for another page, so that a reload sends nothing twice. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
