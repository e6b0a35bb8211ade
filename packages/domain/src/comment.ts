/** Why a comment waits for staff. */
export const holdReasons = [
  'no-captcha',
  'newcomer',
  'link',
  'markup',
  'bad-word',
  'shouting',
  'too-many',
  'reported',
] as const
export type HoldReason = (typeof holdReasons)[number]

export type CommentFacts = {
  /** Cleaned by `cleanText`. */
  readonly text: string
  readonly authorName: string
  readonly hasCaptcha: boolean
  /** Whether staff have let a comment under this mail address be seen before. */
  readonly isKnown: boolean
  /** From the same network within `floodMs`, this one not counted. */
  readonly recent: number
}

export type CommentVerdict =
  | { readonly kind: 'show' }
  | { readonly kind: 'hold'; readonly reasons: readonly HoldReason[] }

export const floodMs = 10 * 60 * 1000
const floodSize = 3
/** So many a day from one network, and no more. */
export const commentsADay = 30

/** A comment is seen at once only if nothing speaks against it; staff read all others first. */
export function judgeComment(facts: CommentFacts): CommentVerdict {
  const { hasCaptcha, isKnown, recent } = facts
  const words = `${facts.authorName}\n${facts.text}`.normalize('NFKC')
  const speaking: Readonly<Record<Exclude<HoldReason, 'reported'>, boolean>> = {
    'no-captcha': !hasCaptcha,
    newcomer: !isKnown,
    link: links.test(words),
    markup: markup.test(words),
    'bad-word': hasBadWord(words),
    shouting: isShouted(words),
    'too-many': recent >= floodSize,
  }
  const reasons = holdReasons.filter((reason) => reason !== 'reported' && speaking[reason])
  return reasons.length === 0 ? { kind: 'show' } : { kind: 'hold', reasons }
}

/** Addresses, with or without a protocol, and mail addresses. A forgotten blank after a full stop looks the same. */
const links = /\w:\/\/|\bwww\.|@[\p{L}\p{N}-]+\.|[\p{L}\p{N}-]{2}\.\p{Ll}{2}|\bdot\s+com\b|\bt\.me\b/iu
/** HTML, its entities, and what forums use instead. */
const markup = /<\s*[a-z!/?]|&#|&[a-z]+;|\[\/?(?:url|link|img|b|i)\b|\]\(|javascript:/i

/** Advertisers’ words first, then a few that no guest uses about a beach. Each is the beginning of a word. */
const badWords = [
  ...['casino', 'viagra', 'cialis', 'porn', 'bitcoin', 'krypto', 'crypto', 'forex', 'escort'],
  ...['fuck', 'nazi', 'hurensohn', 'arschloch', 'luder', 'røvhul'],
]
const lookalikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' }

function hasBadWord(words: string): boolean {
  const plain = words.toLowerCase().replaceAll(/[01345@$]/g, (char) => lookalikes[char] ?? char)
  return badWords.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(plain))
}

function isShouted(words: string): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  const capitals = words.match(/\p{Lu}/gu)?.length ?? 0
  return (letters >= 20 && capitals > letters * 0.7) || /([^\s.·_-])\1{9}/u.test(words)
}

/** So many readers on different networks, and a comment waits for staff again. */
export const reportsToHold = 3

/** What staff have cleared after a report stays: otherwise three voices could silence anybody. */
export function isHeldByReports({ reports, isCleared }: { reports: number; isCleared: boolean }): boolean {
  return !isCleared && reports >= reportsToHold
}

/** `closed`: what was written can be read, and nothing more is taken. */
export type CommentMode = 'open' | 'closed' | 'off'

/**
 * By the editors’ word for the whole blog and for one post: true, false or `closed`. Without a word for the blog nobody
 * has said that somebody reads what comes in; a post without one is like the blog.
 */
export function commentModeOf(blog: unknown, post: unknown): CommentMode {
  const [whole, single] = [modeOf(blog) ?? 'off', modeOf(post) ?? 'open']
  if (whole === 'off' || single === 'off') return 'off'
  return whole === 'closed' || single === 'closed' ? 'closed' : 'open'
}

function modeOf(word: unknown): CommentMode | null {
  if (word === true) return 'open'
  if (word === false) return 'off'
  return word === 'closed' ? 'closed' : null
}
