/** What of a document counts when a guest comes to another page. */
type ArrivalPlace<Element> = {
  readonly focused: () => Element | null
  /** The heading of the page, or what holds the page where it has none yet. */
  readonly heading: () => Element | null
  readonly isInPage: (element: Element) => boolean
  readonly focus: (element: Element) => void
  readonly title: () => string
  readonly announce: (title: string) => void
}

/**
 * A page that is entered without a load says so, as a loaded one does: its title is announced, and the focus goes to its
 * heading instead of staying on what is gone. A page that has put the focus somewhere itself keeps it there.
 */
export function createArrival<Element>(place: ArrivalPlace<Element>): { leave: () => void; arrive: () => void } {
  let before: Element | null = null
  return {
    leave: () => {
      before = place.focused()
    },
    arrive: () => {
      place.announce(place.title())
      const now = place.focused()
      if (now !== null && now !== before && place.isInPage(now)) return
      const heading = place.heading()
      if (heading !== null) place.focus(heading)
    },
  }
}

/** The page in the window. Scrolling is the router's business, so the focus does not scroll. */
export function windowArrival(announce: (title: string) => void): ReturnType<typeof createArrival> {
  const page = (): HTMLElement | null => document.getElementById('content')
  return createArrival<HTMLElement>({
    focused: () => (document.activeElement instanceof HTMLElement ? document.activeElement : null),
    heading: () => page()?.querySelector('h1') ?? page(),
    isInPage: (element) => page()?.contains(element) ?? false,
    focus: (element) => {
      if (element.tabIndex < 0) element.tabIndex = -1
      element.focus({ preventScroll: true })
    },
    title: () => document.title,
    announce,
  })
}
