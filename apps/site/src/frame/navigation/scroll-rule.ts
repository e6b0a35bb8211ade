/**
 * Decides if the router may scroll the page after rendering. Not the first time: the browser or the page's own script
 * has positioned the server's page, and a guest who has scrolled since would jump back to the top when the scripts
 * arrive.
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
 * The router stores the scroll position of a page only if the page was scrolled since it rendered. A guest who scrolls
 * while a list is still loading would come back to its beginning, so the router is notified again after rendering.
 */
export function rememberEarlyScroll(router: Rendering): void {
  router.subscribe('onRendered', () => {
    if (window.scrollY > 0) document.dispatchEvent(new Event('scroll'))
  })
}
