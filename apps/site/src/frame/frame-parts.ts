import type { EditionKey } from '@marram/i18n/edition-key'
import { type ComponentType, createContext, useContext } from 'react'

/** Components of features that the frame renders. It must not import them: the root route passes them in. */
export type FrameParts = {
  readonly FavoritesNotices: ComponentType
  readonly loadFinder: (edition: EditionKey) => Promise<ComponentType<{ readonly searchPage: string }>>
  readonly loadLoginDialog: () => Promise<ComponentType<{ readonly onClose: () => void }>>
}

const missing = (): Promise<never> => Promise.reject(new Error('The frame was rendered without its parts around it.'))

const Parts = createContext<FrameParts>({ FavoritesNotices: () => null, loadFinder: missing, loadLoginDialog: missing })

/** Providers that wrap the document. */
export const FramePartsProvider = Parts.Provider

export function useFrameParts(): FrameParts {
  return useContext(Parts)
}
