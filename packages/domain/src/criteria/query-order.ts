/** The key of the map section. It is not a criterion, because it has no value to choose. */
export const boxKey = 'udsnit'

/** The children among the searched persons, in the word of house pages. No criterion: it finds no other houses. */
export const childrenKey = 'children'

const campaignPattern = /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid)$/i

export function isCampaignParameter(key: string): boolean {
  return campaignPattern.test(key)
}

const afterCriteria: ReadonlySet<string> = new Set([
  childrenKey,
  boxKey,
  'order',
  'page',
  'viewType',
  'result',
  'profile',
])

/**
 * Sorts keys as links list them. Objects lose that order: they list integer-like keys first, and those are facilities,
 * which come after the named criteria.
 */
export function inLinkOrder(keys: readonly string[]): string[] {
  const isFacility = (key: string): boolean => /^\d+$/.test(key)
  const named = keys.filter((key) => !isFacility(key))
  const end = named.findIndex((key) => afterCriteria.has(key) || isCampaignParameter(key))
  const facilities = keys.filter(isFacility).sort((a, b) => Number(a) - Number(b))
  return end === -1 ? [...named, ...facilities] : named.toSpliced(end, 0, ...facilities)
}
