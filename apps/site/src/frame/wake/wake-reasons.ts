import { allows, type Consent } from '@marram/domain/consent'
import { parseScripts } from '../../kit/scope/outside-scripts.ts'

export type PageFacts = {
  readonly cookie: string
  readonly consent: Consent
  /** Of the html element. */
  readonly dataset: Readonly<Partial<Record<'pastCache' | 'scripts', string>>>
  readonly isDeveloper: boolean
}

/** Somebody who is logged in, or has favourites: the header says so. */
const personal = /(?:^|;\s*)(?:signed-in|login|favorites)=[^;]/

/** Whether a page that waits for its guest has something to do without one. */
export function hasWork({ cookie, consent, dataset, isDeveloper }: PageFacts): boolean {
  const isCounted = allows(consent, 'statistic')
  const hasScripts = parseScripts(dataset.scripts).some(({ category }) => allows(consent, category))
  return personal.test(cookie) || isCounted || hasScripts || dataset.pastCache !== undefined || isDeveloper
}
