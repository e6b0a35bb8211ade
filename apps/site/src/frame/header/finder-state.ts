import { createStore } from '../../kit/store.ts'

/** The site-wide search: if it is open, and the text in its field. */
export type FinderState = { readonly isShown: boolean; readonly query: string }

export const finder = createStore<FinderState>({ isShown: false, query: '' })

/** Opens the search with the last query selected, so that typing replaces it. */
export function openFinder(): void {
  finder.set({ ...finder.get(), isShown: true })
}

export function closeFinder(): void {
  const state = finder.get()
  if (state.isShown) finder.set({ ...state, isShown: false })
}

export function setFinderQuery(query: string): void {
  finder.set({ ...finder.get(), query })
}
