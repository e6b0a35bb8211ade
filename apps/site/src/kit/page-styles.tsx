/** Stylesheet of one kind of page: React moves it to the head and suspends the page until it has loaded. */
export function PageStyles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="page" />
}
