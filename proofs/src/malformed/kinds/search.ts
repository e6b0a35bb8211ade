import { type Attack, between, pick, type Random, rawRequest } from '../attack.ts'

/** The public key in every browser. */
const searchKey = ['Authorization', 'Bearer marram-demo-search'] as const

const indexes = [
  'lodgingOptions_duration-7_lan-2',
  'lodgingOptions_duration-_lan-2',
  'lodgingOptions_duration-14_lan-1',
  'lodgingOptionsLastMinute_lan-7',
  'freetext_lan-2_locale-de-DE',
  'lodging_data_status_lan-1',
  'nothing_lan-9',
]
const properties = [
  'price',
  'dateTs',
  'lodgingId',
  'locationId',
  'discountTotal',
  'rating',
  '_geo',
  'facilities.30',
  'x',
]

const many = (count: number, write: (at: number) => string, operator: string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join(` ${operator} `)

const filters: readonly ((random: Random) => unknown)[] = [
  (random) => many(between(random, 1, 2000), (at) => `${pick(random, properties)} = ${at}`, 'OR'),
  (random) => many(between(random, 1, 60), (at) => `price ${at * 500} TO ${at * 500 + 20}`, 'OR'),
  (random) => many(between(random, 1, 900), (at) => `streetName CONTAINS x${at}`, 'OR'),
  (random) => `${'('.repeat(between(random, 1, 4000))}price > 1${')'.repeat(between(random, 1, 4000))}`,
  (random) => `${'NOT '.repeat(between(random, 1, 4000))}price > 1`,
  (random) =>
    `price ${pick(random, ['>', '<=', '!=', 'TO', 'IN', '≥'])} ${pick(random, ['NaN', '-1e308', "''", '[1', ''])}`,
  (random) => `_geoBoundingBox([${between(random, -999, 999)}, 900], [${between(random, -999, 999)}, x])`,
  (random) => Array.from({ length: between(random, 1, 500) }, (_, at) => [`price > ${at}`, 'locationId EXISTS']),
  () => ({ price: { $gt: 1 } }),
  (random) => `id IN [${Array.from({ length: between(random, 1, 20_000) }, (_, at) => at).join(', ')}]`,
]
const sorts: readonly unknown[] = [
  ['price:asc', 'dateTs:desc'],
  ['price:sideways'],
  ['_geoPoint(1e99, x):asc'],
  Array.from({ length: 300 }, () => 'price:asc'),
  'price:asc',
  [{}],
]
const sizes: readonly unknown[] = [0, 1, 10, 1000, 1001, 1e9, -1, 1.5, '10', null, 9_007_199_254_740_991]

/** Queries of every size that the search might accept: accepted ones must not delay other callers. */
export function searchAttack(random: Random): Attack {
  const sometimes = (chance: number, fields: object): object => (random() < chance ? fields : {})
  const question = {
    q: pick(random, ['', 'pool', '"hus med pool"', 'ø'.repeat(3000), 'a '.repeat(2000), '\u0000', null]),
    ...sometimes(0.8, { filter: pick(random, filters)(random) }),
    ...sometimes(0.5, { sort: pick(random, sorts) }),
    ...sometimes(0.5, { hitsPerPage: pick(random, sizes), page: pick(random, sizes) }),
    ...sometimes(0.3, { limit: pick(random, sizes), offset: pick(random, sizes) }),
    ...sometimes(0.3, { facets: pick(random, [['*'], properties, Array(400).fill('price'), 'price', {}]) }),
    ...sometimes(0.2, { attributesToRetrieve: pick(random, [['*'], [], ['__proto__'], 7]) }),
  }
  const index = pick(random, indexes)
  const [target, body] = pick(random, [
    [`/services/search/indexes/${index}/search/`, question],
    [`/services/search/indexes/${index}/search/`, question],
    [`/services/search/indexes/${index}/choices/`, question],
    [`/services/search/indexes/${index}/points/`, question],
    [`/services/search/indexes/${index}/facet-search`, { ...question, facetName: pick(random, properties) }],
    [
      '/services/search/multi-search',
      { queries: Array(between(random, 1, 40)).fill({ indexUid: index, ...question }) },
    ],
  ])
  const headers = [['Content-Type', 'application/json'], searchKey] as const
  const bytes = rawRequest({ method: 'POST', target, headers, body: JSON.stringify(body) })
  return { kind: 'search', bytes, isWhole: true }
}
