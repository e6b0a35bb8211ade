import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import type { OpeningSchedule } from '@marram/domain/opening-hours'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Messages } from '@marram/i18n/messages/en'
import { createContext, type ReactNode, useContext } from 'react'
import type { EmbedOf, SectionOf } from './content-model.ts'
import type { LinkPlace } from './rules/link-rules.ts'
import type { Marker } from './rules/map-markers.ts'
import type { SectionProps } from './sections/section-frame.tsx'

/** The part of a page that a popup shows. */
export type PopupContent = { readonly title: string; readonly content: RichTextValue | null }

/** Everything that editors' content needs from the site around it. */
export type ContentEnvironment = LinkPlace & {
  readonly edition: EditionKey
  readonly messages: Messages
  readonly year: number
  readonly phone: string
  readonly hours: OpeningSchedule | null
  /** Full host names that may be framed; the content security policy must allow the same. */
  readonly frameHosts: readonly string[]
  /** Without it, embedded forms are skipped. */
  readonly renderForm?: (form: EmbedOf<'Form'>) => ReactNode
  /** Without it, a map is rendered as a list of its places. */
  readonly renderMap?: (places: readonly Marker[]) => ReactNode
  /** Without it, searches are skipped, since an empty list would be of no use. */
  readonly renderSearch?: (search: SectionProps<SectionOf<'SectionSearch'>>) => ReactNode
  /** Without it, a popup button is rendered as a link to the page. */
  readonly loadPopup?: (entryId: string) => Promise<PopupContent | null>
  readonly log: (message: string, error?: unknown) => void
}

const Environment = createContext<ContentEnvironment | null>(null)

/** All content components must be rendered inside it. */
export const ContentProvider = Environment.Provider

export function useContentEnvironment(): ContentEnvironment {
  const environment = useContext(Environment)
  if (environment === null) throw new Error('Content was rendered without a ContentProvider around it.')
  return environment
}
