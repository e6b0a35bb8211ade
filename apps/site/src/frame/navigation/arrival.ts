/** The parts of a document that a page change uses. */
type ArrivalPlace<Element> = {
  readonly focused: () => Element | null
  /** The heading of the page, or its container if it has none yet. */
  readonly heading: () => Element | null
  readonly isInPage: (element: Element) => boolean
  readonly focus: (element: Element) => void
  readonly title: () => string
  readonly announce: (title: string) => void
}

/**
 * Announces a client-side navigation as a page load would: by the page's title, and by moving the focus to its heading,
 * since the focused element may be gone. A page that set the focus itself keeps it.
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

/** Uses the window's document. The router scrolls, so focusing does not. */
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
