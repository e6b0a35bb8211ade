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

type Rendering = { subscribe: (event: 'onRendered', listener: () => void) => unknown }

/**
 * The router keeps the place of a page only if it has seen the page scrolled since it was drawn. A guest who scrolls while a
 * list is still being loaded would come back to its beginning, so the router is told again when the page is drawn.
 */
export function rememberEarlyScroll(router: Rendering): void {
  router.subscribe('onRendered', () => {
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'))
  })
}
