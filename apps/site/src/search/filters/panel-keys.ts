import { facilityChoices } from './facility-choices.ts'
import { filterSections } from './filter-sections.ts'

/** The criteria that the panel has a field for; others go along unseen when it is sent as a form. */
export const panelKeys: ReadonlySet<string> = new Set<string>([
  ...['omraader', 'maxPris', 'textQuery', 'vejnavn', 'name'],
  ...Object.values(filterSections).flatMap((section) => ('keys' in section ? section.keys : [section.key])),
  ...facilityChoices.flatMap(({ choices }) => choices.map(({ key }) => key)),
])
