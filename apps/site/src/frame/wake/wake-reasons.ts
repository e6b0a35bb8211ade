import { allows, type Consent } from '@marram/domain/consent'
import { parseScripts } from '../../kit/scope/outside-scripts.ts'

export type PageFacts = {
  readonly cookie: string
  readonly address: Pick<Location, 'search' | 'hash'>
  readonly consent: Consent
  /** Attributes of the html element. */
  readonly dataset: Readonly<Partial<Record<'client' | 'pastCache' | 'scripts', string>>>
  readonly isDeveloper: boolean
}

/** Input that happened before the first script loaded. */
export type Beginning = {
  readonly isFocused: boolean
  readonly scrollY: number
  readonly client: string | undefined
}

/** Detects a guest who acted before the first script ran. Presses are recorded (`early-input.ts`). */
export function hasBegun({ isFocused, scrollY, client }: Beginning): boolean {
  return isFocused || (client === 'moved' && scrollY > 0)
}

/** A logged-in guest, or one with favourites: the header shows it. */
const personal = /(?:^|;\s*)(?:signed-in|login|favorites)=[^;]/

/** An interactive page shows the guest's last search or its stay. */
const searched = /(?:^|;\s*)search=[^;]/

/** True if a page with deferred hydration has work to do without an interaction. */
export function hasWork({ cookie, address, consent, dataset, isDeveloper }: PageFacts): boolean {
  const isCounted = allows(consent, 'statistic')
  const hasScripts = parseScripts(dataset.scripts).some(({ category }) => allows(consent, category))
  // Requested by the address: the number of remaining houses, the prices of a stay, an open picture.
  const isAsked = dataset.client === 'moved' && (searched.test(cookie) || address.search !== '' || address.hash !== '')
  return personal.test(cookie) || isAsked || isCounted || hasScripts || dataset.pastCache !== undefined || isDeveloper
}
