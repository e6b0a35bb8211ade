import { type Attack, between, pick, type Random, rawRequest } from '../attack.ts'
import { publicKey } from '../endpoints.ts'

const listFields = ['pageCollection', 'blogPostCollection', 'streetCollection', 'entryCollection', 'assetCollection']

/** Valid or nearly valid GraphQL that is expensive to answer: its cost must be known before execution. */
const documents: readonly ((random: Random) => string)[] = [
  // Each fragment spreads the next one twice: twenty lines request a million fields.
  (random) => {
    const depth = between(random, 2, 40)
    const fragments = Array.from(
      { length: depth },
      (_, at) => `fragment F${at} on Query { ...F${at + 1} a${at}: __typename ...F${at + 1} }`,
    )
    return `query { ...F0 } ${fragments.join(' ')} fragment F${depth} on Query { __typename }`
  },
  (random) => {
    const length = between(random, 1, 12)
    const circle = Array.from({ length }, (_, at) => `fragment C${at} on Query { ...C${(at + 1) % length} }`)
    return `query { ...C0 } ${circle.join(' ')}`
  },
  (random) => {
    const field = pick(random, listFields)
    const limit = pick(random, [1, 100, 1000, 1_000_000, -1])
    const copies = between(random, 1, 400)
    return `query { ${Array.from({ length: copies }, (_, at) => `x${at}: ${field}(limit: ${limit}) { total }`).join(' ')} }`
  },
  (random) => {
    const depth = between(random, 2, 60)
    return `query { ${'pageCollection(limit: 50) { items { parent { '.repeat(depth)} title ${'} } }'.repeat(depth)} }`
  },
  (random) =>
    `query { ${pick(random, listFields)}(where: ${'{ AND: ['.repeat(between(random, 1, 300))} {} ${'] }'.repeat(3)}) { total } }`,
  () => `query { __schema { types { fields { type { ofType { ofType { ofType { name fields { name } } } } } } } } }`,
  (random) =>
    `query(${Array.from({ length: between(random, 1, 500) }, (_, at) => `$v${at}: Int`).join(' ')}) { __typename }`,
  (random) => `query { ${'... { '.repeat(between(random, 1, 300))} __typename ${'} '.repeat(300)} }`,
  (random) => `query { __typename ${'@include(if: true) '.repeat(between(random, 1, 2000))} }`,
]

export function graphqlAttack(random: Random): Attack {
  const target = pick(random, ['/services/content/graphql', '/services/broker/graphql'])
  const query = pick(random, documents)(random)
  const copies = random() < 0.1 ? between(random, 2, 30) : 0
  const body = JSON.stringify(copies > 0 ? Array.from({ length: copies }, () => ({ query })) : { query })
  const headers = [['Content-Type', 'application/json'], publicKey] as const
  return { kind: 'graphql', bytes: rawRequest({ method: 'POST', target, headers, body }), isWhole: true }
}
