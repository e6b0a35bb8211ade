type Target = { readonly to: string; readonly isPermanent: boolean }

/** A target with a hash keeps it, otherwise the visitor's own is carried along; another site is a full load. */
export function redirectTarget({ to, isPermanent }: Target, hash: string) {
  const carried = hash === '' || hash.startsWith('#') ? hash : `#${hash}`
  const href = to.includes('#') ? to : `${to}${carried}`
  const statusCode = isPermanent ? 301 : 302
  return { href, statusCode, ...(/^[a-z]+:\/\//i.test(to) && { reloadDocument: true }) }
}
