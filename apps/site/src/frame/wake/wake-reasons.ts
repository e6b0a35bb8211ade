import { allows, type Consent } from '@marram/domain/consent'
import { parseScripts } from '../../kit/scope/outside-scripts.ts'

export type PageFacts = {
  readonly cookie: string
  readonly address: Pick<Location, 'search' | 'hash'>
  readonly consent: Consent
  /** Of the html element. */
  readonly dataset: Readonly<Partial<Record<'client' | 'pastCache' | 'scripts', string>>>
  readonly isDeveloper: boolean
}

/** What a guest did before the first script came. */
export type Beginning = {
  readonly isFocused: boolean
  readonly scrollY: number
  readonly client: string | undefined
}

/** A guest was quicker than the first script, which has heard of nothing then. Presses are recorded (`early-input.ts`). */
export function hasBegun({ isFocused, scrollY, client }: Beginning): boolean {
  return isFocused || (client === 'moved' && scrollY > 0)
}

/** Somebody who is logged in, or has favourites: the header says so. */
const personal = /(?:^|;\s*)(?:signed-in|login|favorites)=[^;]/

/** A page to be used shows the guest's last search, or the stay of it. */
const searched = /(?:^|;\s*)search=[^;]/

/** Whether a page that waits for its guest has something to do without one. */
export function hasWork({ cookie, address, consent, dataset, isDeveloper }: PageFacts): boolean {
  const isCounted = allows(consent, 'statistic')
  const hasScripts = parseScripts(dataset.scripts).some(({ category }) => allows(consent, category))
  // What the address asks for beside the page: how many houses are left, the prices of a stay, an open picture.
  const isAsked = dataset.client === 'moved' && (searched.test(cookie) || address.search !== '' || address.hash !== '')
  return personal.test(cookie) || isAsked || isCounted || hasScripts || dataset.pastCache !== undefined || isDeveloper
}
