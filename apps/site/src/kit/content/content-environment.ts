import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Messages } from '@marram/i18n/messages/en'
import { createContext, type ReactNode, useContext } from 'react'
import type { EmbedOf, SectionOf } from './content-model.ts'
import type { LinkPlace } from './rules/link-rules.ts'
import type { Marker } from './rules/map-markers.ts'
import type { SectionProps } from './sections/section-frame.tsx'

/** What an editor's page shows in a popup. */
export type PopupContent = { readonly title: string; readonly content: RichTextValue | null }

/** What content depends on besides itself. */
export type ContentEnvironment = LinkPlace & {
  readonly edition: EditionKey
  readonly messages: Messages
  readonly year: number
  readonly phone: string
  /** Where frames may come from, by full host name; the page's policy must name the same. */
  readonly frameHosts: readonly string[]
  /** Without it, embedded forms are left out. */
  readonly renderForm?: (form: EmbedOf<'Form'>) => ReactNode
  /** Without it, a map is the list of its places. */
  readonly renderMap?: (places: readonly Marker[]) => ReactNode
  /** Without it, searches are left out: a list without houses would lead nowhere. */
  readonly renderSearch?: (search: SectionProps<SectionOf<'SectionSearch'>>) => ReactNode
  /** Without it, a popup button is a link to the page. */
  readonly loadPopup?: (entryId: string) => Promise<PopupContent | null>
  readonly log: (message: string, error?: unknown) => void
}

const Environment = createContext<ContentEnvironment | null>(null)

/** Put around everything an editor wrote. */
export const ContentProvider = Environment.Provider

export function useContentEnvironment(): ContentEnvironment {
  const environment = useContext(Environment)
  if (environment === null) throw new Error('Content was rendered without a ContentProvider around it.')
  return environment
}
