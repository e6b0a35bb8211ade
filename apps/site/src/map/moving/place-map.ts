type Start = { readonly center: [number, number]; readonly zoom: number }

/** What of a map this needs; the library's own in a page, another in tests. */
export type PlaceableMap = {
  getContainer(): HTMLElement
  easeTo(start: Start): unknown
  once(event: 'resize', listener: () => void): unknown
}

/** A hidden element has no size, and a map in it no scale: MapLibre throws where it is told of one. */
export function isSized({ clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>): boolean {
  return clientWidth > 0 && clientHeight > 0
}

/** Moves a map to where it is meant to be; one that is hidden at the moment is moved when it is shown again. */
export function placeMap(map: PlaceableMap, start: (container: HTMLElement) => Start): void {
  const container = map.getContainer()
  if (isSized(container)) map.easeTo(start(container))
  else map.once('resize', () => placeMap(map, start))
}

/** Resolves when the element is shown, at once where it is. */
export function whenSized(element: HTMLElement, signal: AbortSignal): Promise<void> {
  if (isSized(element)) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const observer = new ResizeObserver(() => isSized(element) && resolve())
  observer.observe(element)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => observer.disconnect())
}
