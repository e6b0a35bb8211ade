import * as v from 'valibot'

const attributes = v.array(v.string())
const nullable = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))

/** The settings of Meilisearch that mean something here; others are kept and given back, and change nothing. */
export const settingsSchema = v.looseObject({
  searchableAttributes: nullable(attributes),
  filterableAttributes: nullable(v.array(v.union([v.string(), v.looseObject({ attributePatterns: attributes })]))),
  sortableAttributes: nullable(attributes),
  displayedAttributes: nullable(attributes),
  rankingRules: nullable(attributes),
  distinctAttribute: nullable(v.string()),
  faceting: nullable(v.looseObject({ maxValuesPerFacet: v.optional(v.number()) })),
})

export type SettingsChange = v.InferOutput<typeof settingsSchema>

export type Settings = Readonly<Record<string, unknown>> &
  Readonly<{
    searchableAttributes: readonly string[]
    filterableAttributes: readonly string[]
    sortableAttributes: readonly string[]
    displayedAttributes: readonly string[]
    rankingRules: readonly string[]
    distinctAttribute: string | null
    faceting: Readonly<Record<string, unknown>>
  }>

export const defaultSettings: Settings = {
  displayedAttributes: ['*'],
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness'],
  stopWords: [],
  synonyms: {},
  distinctAttribute: null,
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [],
  },
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: 1000 },
}

/** What is null goes back to its default; what is not named stays. */
export function changedSettings(settings: Settings, change: SettingsChange): Settings {
  const changed: Record<string, unknown> = { ...settings }
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) continue
    changed[key] = value ?? defaultSettings[key]
  }
  const patterns = change.filterableAttributes?.flatMap((entry) =>
    typeof entry === 'string' ? [entry] : entry.attributePatterns,
  )
  return { ...settings, ...changed, ...(patterns && { filterableAttributes: patterns }) }
}

/** Attributes may be named whole, by a parent, or by a pattern with a star. */
export function isNamed(attribute: string, names: readonly string[]): boolean {
  return names.some((name) => {
    if (name === '*' || name === attribute || attribute.startsWith(`${name}.`)) return true
    if (name.endsWith('*')) return attribute.startsWith(name.slice(0, -1))
    return name.startsWith('*') && attribute.endsWith(name.slice(1))
  })
}
