/** Redirects after a form (303), so that a reload does not repeat the POST. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
