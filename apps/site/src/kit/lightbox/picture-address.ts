import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** Marks the history entries that closing may step back over. */
const mark = 'pictures'

/**
 * The open picture is part of the URL (`#bild-3`), so that it can be shared and the back button closes it. The history
 * is written without the router, which would load the page again for every picture.
 */
function write(method: 'pushState' | 'replaceState', url: string, state: unknown): void {
  History.prototype[method].call(window.history, state, '', url)
  for (const listener of listeners) listener()
}

function hashOf(anchor: string, index: number): string {
  return `#${anchor}-${index + 1}`
}

export function showPicture(anchor: string, index: number): void {
  write('pushState', hashOf(anchor, index), { ...window.history.state, [mark]: true })
}

/** Replaces the entry when the guest turns to another picture: one step back still closes them all. */
export function movePicture(anchor: string, index: number): void {
  write('replaceState', hashOf(anchor, index), window.history.state)
}

export function closePictures(): void {
  const { history, location } = window
  if (history.state?.[mark]) history.back()
  else write('replaceState', `${location.pathname}${location.search}`, history.state)
}

/** Null when the hash names no picture of this gallery. */
export function parsePictureHash(hash: string, anchor: string, total: number): number | null {
  const number = hash.startsWith(`#${anchor}-`) ? hash.slice(anchor.length + 2) : ''
  if (!/^[1-9]\d?$/.test(number) || Number(number) > total) return null
  return Number(number) - 1
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The picture that the URL names, once the page is hydrated. */
export function usePictureAddress(anchor: string, total: number): number | null {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )
  return parsePictureHash(hash, anchor, total)
}
