/** The stylesheet of one kind of page: React moves it to the head and waits for it before showing the page. */
export function PageStyles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="page" />
}
