type Start = { readonly center: [number, number]; readonly zoom: number }

/** The part of MapLibre that this file uses; tests pass a stub. */
export type PlaceableMap = {
  getContainer(): HTMLElement
  easeTo(start: Start): unknown
  once(event: 'resize', listener: () => void): unknown
}

/** A hidden element has no size, and a map in it no scale: MapLibre throws if it is resized to zero. */
export function isSized({ clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>): boolean {
  return clientWidth > 0 && clientHeight > 0
}

/** Moves a map to its start; a hidden one moves when it is shown again. */
export function placeMap(map: PlaceableMap, start: (container: HTMLElement) => Start): void {
  const container = map.getContainer()
  if (isSized(container)) map.easeTo(start(container))
  else map.once('resize', () => placeMap(map, start))
}

/** Resolves when the element is visible. */
export function whenSized(element: HTMLElement, signal: AbortSignal): Promise<void> {
  if (isSized(element)) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const observer = new ResizeObserver(() => isSized(element) && resolve())
  observer.observe(element)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => observer.disconnect())
}
