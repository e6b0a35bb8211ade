type Target = { readonly to: string; readonly isPermanent: boolean }

/**
 * The hash of the target wins over the visitor's, which is otherwise preserved; another site needs a full page load.
 */
export function redirectTarget({ to, isPermanent }: Target, hash: string) {
  const carried = hash === '' || hash.startsWith('#') ? hash : `#${hash}`
  const href = to.includes('#') ? to : `${to}${carried}`
  const statusCode = isPermanent ? 301 : 302
  return { href, statusCode, ...(/^[a-z]+:\/\//i.test(to) && { reloadDocument: true }) }
}
