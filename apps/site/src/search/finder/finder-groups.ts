import type { TextHit } from '@marram/contract/search/client'
import { type Criteria, noCriteria } from '@marram/domain/criteria/criterion'
import { emptySearch, setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { isLodgingNumber } from '@marram/domain/lodging-number'
import { slug } from '@marram/domain/slug'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { FinderMessages } from '@marram/i18n/messages/finder/en'
import { buildPath } from '@marram/i18n/paths'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import type { UnderstoodWords } from '../words/read-words.ts'

export type FinderGroupKey = keyof FinderMessages['groups']

export type FinderOption = {
  readonly id: string
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly note?: string
  /** The criteria understood from the guest's words. */
  readonly chips?: readonly string[]
  /** Puts this into the field instead of following the link. */
  readonly fills?: string
}

export type FinderGroup = { readonly key: FinderGroupKey; readonly options: readonly FinderOption[] }

export type FinderInput = {
  readonly edition: EditionKey
  readonly searchPage: string
  readonly query: string
  readonly hits: readonly TextHit[]
  readonly words: UnderstoodWords | null
  readonly texts: FinderMessages
}

const kinds: readonly (readonly [FinderGroupKey, string, IconName, max: number])[] = [
  ['areas', 'area', 'map-pin', 4],
  ['houses', 'lodging', 'house', 5],
  ['streets', 'street', 'route', 4],
  ['pages', 'page', 'list', 5],
  ['posts', 'blog', 'pencil', 4],
  ['jobs', 'job', 'users', 2],
]

/** Suggestions for the typed text: the most certain first, and always at least one. */
export function finderGroups(input: FinderInput): FinderGroup[] {
  const { query, words, hits, texts } = input
  const text = query.trim()
  if (text === '') return []
  const jump = jumpHit(text, hits)
  const others = hits.filter((hit) => hit !== jump)
  const groups: FinderGroup[] = [
    { key: 'words', options: words && !isLodgingNumber(text) ? [wordsOption(input, words)] : [] },
    ...kinds.map(([key, type, icon, max]) => ({
      key,
      options: others
        .filter((hit) => hit.type === type && (type !== 'street' || isCalledLike(hit.title, text)))
        .flatMap((hit) => hitOption(input, hit, icon))
        .slice(0, max),
    })),
    { key: 'more', options: [textOption(input, text)] },
  ]
  const shown = groups.filter(({ options }) => options.length > 0)
  const straight = jump && hitOption(input, jump, 'house')[0]
  if (!straight) return shown
  const first = { ...straight, title: texts.jump(text.toUpperCase()), note: jump.title }
  return [{ key: 'houses', options: [first] }, ...shown.filter(({ key }) => key !== 'houses')]
}

/** The target of enter without a selection: the house, the understood criteria, or the houses with the text. */
export function directTarget(input: FinderInput, isAnswered: boolean): string {
  const text = input.query.trim()
  if (text === '') return input.searchPage
  const isNumber = isLodgingNumber(text)
  if (isNumber && (!isAnswered || jumpHit(text, input.hits))) {
    return buildPath(input.edition, { kind: 'lodging', name: text })
  }
  return input.words && !isNumber ? wordsOption(input, input.words).href : textOption(input, text).href
}

function jumpHit(text: string, hits: readonly TextHit[]): TextHit | undefined {
  if (!isLodgingNumber(text)) return undefined
  return hits.find(({ type, name }) => type === 'lodging' && name?.toLowerCase() === text.toLowerCase())
}

function hitOption({ edition, searchPage, texts }: FinderInput, hit: TextHit, icon: IconName): FinderOption[] {
  const option = { id: hit.id, icon, title: hit.title }
  if (hit.type === 'lodging') {
    if (!hit.name) return []
    const note = [hit.name, shortPlace(hit.place ?? '')].filter((part) => part !== '').join(' · ')
    return [{ ...option, href: buildPath(edition, { kind: 'lodging', name: hit.name }), note }]
  }
  const place = hit.place ? { note: hit.place } : {}
  if (hit.path) return [{ ...option, href: hit.path, ...place }]
  const criteria = placeCriteria(hit)
  if (criteria.size === 0) return []
  return [{ ...option, title: texts.housesIn(hit.title), href: searchHref(searchPage, criteria), ...place }]
}

/** Street and resort; town and village between them add nothing. */
function shortPlace(place: string): string {
  const parts = place.split(', ')
  return [...new Set([parts[0] ?? '', parts.at(-1) ?? ''])].join(', ')
}

/** A town's name would suggest too many streets, so only a street's own name counts. */
function isCalledLike(title: string, text: string): boolean {
  const called = slug(title).split('-')
  const beginnings = slug(text)
    .split('-')
    .map((word) => word.slice(0, 3))
  return called.some((word) => beginnings.some((beginning) => beginning.length > 1 && word.startsWith(beginning)))
}

/** Places without their own page lead to their houses. */
function placeCriteria({ id, type, locationIds }: TextHit): Criteria {
  if (type === 'street') return setCriterion(startSearch(), 'vejnavn', id.replace(/^street-/, '')).criteria
  return type === 'area' ? setCriterion(startSearch(), 'omraader', locationIds ?? []).criteria : noCriteria
}

function wordsOption({ searchPage, texts }: FinderInput, words: UnderstoodWords): FinderOption {
  const { criteria, order, labels, rest } = words
  const named = order === null ? null : ({ kind: 'named', name: order } as const)
  return {
    id: 'words',
    href: `${searchPage}?${presentSearchUrl({ ...emptySearch, criteria, order: named })}`,
    icon: 'sparkles',
    title: texts.wordsSearch,
    chips: labels,
    ...(rest !== '' && { note: texts.wordsRest(rest) }),
  }
}

function textOption({ searchPage, texts }: FinderInput, text: string): FinderOption {
  const { criteria } = setCriterion(startSearch(), 'textQuery', text)
  return { id: 'text', href: searchHref(searchPage, criteria), icon: 'search', title: texts.allHouses(text) }
}

function searchHref(searchPage: string, criteria: Criteria): string {
  return `${searchPage}?${presentSearchUrl({ ...emptySearch, criteria })}`
}
