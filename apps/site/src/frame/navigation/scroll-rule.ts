/**
 * Whether the router may move the page once it has drawn it. Not the first time: the server's page is there already, the
 * browser or the page's own script has put it where it belongs, and a guest who has scrolled since would be thrown back
 * to the top when the scripts arrive.
 */
export function createScrollRule(isBrowser: boolean): () => boolean {
  let isServersPage = isBrowser
  return () => {
    const mayMove = !isServersPage
    isServersPage = false
    return mayMove
  }
}
