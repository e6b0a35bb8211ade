/** The key of the part of the map; not a criterion, since it has no value to choose. */
export const boxKey = 'udsnit'

const campaignPattern = /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid)$/i

export function isCampaignParameter(key: string): boolean {
  return campaignPattern.test(key)
}

const afterCriteria: ReadonlySet<string> = new Set([boxKey, 'order', 'page', 'viewType', 'result', 'profile'])

/**
 * The keys of a link in the order in which links list them. Whoever keeps a query as an object has lost it: objects
 * begin with the keys that are numbers, and those are facilities, which stand after the criteria with a name.
 */
export function inLinkOrder(keys: readonly string[]): string[] {
  const isFacility = (key: string): boolean => /^\d+$/.test(key)
  const named = keys.filter((key) => !isFacility(key))
  const end = named.findIndex((key) => afterCriteria.has(key) || isCampaignParameter(key))
  const facilities = keys.filter(isFacility).sort((a, b) => Number(a) - Number(b))
  return end === -1 ? [...named, ...facilities] : named.toSpliced(end, 0, ...facilities)
}
