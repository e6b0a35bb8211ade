/** Reasons to hold a comment for staff. */
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
  /** True if staff have approved a comment from this mail address before. */
  readonly isKnown: boolean
  /** Comments from the same network within `floodMs`, not counting this one. */
  readonly recent: number
}

export type CommentVerdict =
  | { readonly kind: 'show' }
  | { readonly kind: 'hold'; readonly reasons: readonly HoldReason[] }

export const floodMs = 10 * 60 * 1000
const floodSize = 3
/** Daily limit per network. */
export const commentsADay = 30

/** Publishes a comment at once only if no rule objects; staff review all others. */
export function judgeComment(facts: CommentFacts): CommentVerdict {
  const { hasCaptcha, isKnown, recent } = facts
  const words = `${facts.authorName}\n${facts.text}`.normalize('NFKC')
  const objections: Readonly<Record<Exclude<HoldReason, 'reported'>, boolean>> = {
    'no-captcha': !hasCaptcha,
    newcomer: !isKnown,
    link: links.test(words),
    markup: markup.test(words),
    'bad-word': hasBadWord(words),
    shouting: isShouted(words),
    'too-many': recent >= floodSize,
  }
  const reasons = holdReasons.filter((reason) => reason !== 'reported' && objections[reason])
  return reasons.length === 0 ? { kind: 'show' } : { kind: 'hold', reasons }
}

/** Web and mail addresses, with or without a protocol. A missing space after a full stop matches too. */
const links = /\w:\/\/|\bwww\.|@[\p{L}\p{N}-]+\.|[\p{L}\p{N}-]{2}\.\p{Ll}{2}|\bdot\s+com\b|\bt\.me\b/iu
/** HTML, its entities, and forum markup. */
const markup = /<\s*[a-z!/?]|&#|&[a-z]+;|\[\/?(?:url|link|img|b|i)\b|\]\(|javascript:/i

/** Advertising words first, then some that no guest uses about a beach. Each is matched as a prefix. */
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

/** Reports from this many networks hold a comment for staff. */
export const reportsToHold = 3

/** Comments cleared by staff stay published; otherwise three people could silence anyone. */
export function isHeldByReports({ reports, isCleared }: { reports: number; isCleared: boolean }): boolean {
  return !isCleared && reports >= reportsToHold
}

/** `closed`: existing comments are readable, new ones are not accepted. */
export type CommentMode = 'open' | 'closed' | 'off'

/**
 * Combines the editors' settings for the blog and for one post: true, false or `closed`. The default for the blog is
 * off, because somebody has to agree to moderate; a post without a setting follows the blog.
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
