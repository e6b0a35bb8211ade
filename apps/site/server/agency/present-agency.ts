import { type Agency, openingScheduleOf, wordsOf } from '@marram/contract/agency/agency'
import type { PublicAgency } from '@marram/contract/agency/public-agency'
import type { IsoDay } from '@marram/domain/iso-day'
import { comingSaleRules, type DatedTerms } from '@marram/domain/terms'
import { standardPalette } from '@marram/i18n/agency/agency-colours'
import type { EditionKey } from '@marram/i18n/edition-key'

/** A small picture is part of the page, so that it never appears late; a large one is a file. */
const inlineLength = 2800

export type PresentOptions = {
  readonly edition: EditionKey
  readonly isDemo: boolean
  readonly today: IsoDay
  readonly terms: readonly DatedTerms[]
}

export function presentAgency(agency: Agency, { edition, isDemo, today, terms }: PresentOptions): PublicAgency | null {
  const { profile } = agency
  const own = profile.editions[edition]
  const words = wordsOf(profile, edition)
  if (!own || !words) return null
  const { street, zipcode, city } = own.address
  const year = Number(today.slice(0, 4))
  const texts = Object.fromEntries(Object.entries(words.texts).filter(([key]) => !key.startsWith('mail.')))
  return {
    words: { ...words, texts },
    sale: comingSaleRules(today, terms),
    age: profile.founded !== undefined && profile.founded < year ? year - profile.founded : null,
    legal: `${profile.company.name}, ${street}, ${zipcode} ${city}`,
    registration: profile.company.registration ?? null,
    hours: openingScheduleOf(profile),
    social: profile.social,
    mark: profile.mark === undefined ? null : pictureUrl(agency, 'mark', profile.mark),
    logo: profile.logo
      ? {
          light: pictureUrl(agency, 'logo-light', profile.logo.light),
          dark: pictureUrl(agency, 'logo-dark', profile.logo.dark),
        }
      : null,
    frontPhoto: profile.frontPhoto === undefined ? null : `/services/images/own/photos/${profile.frontPhoto}`,
    isDemo,
  }
}

export function pictureUrl({ version }: Agency, name: string, picture: string): string {
  if (picture.length <= inlineLength) return asText(picture)
  return `/agency/${version}/${name}.${picture.startsWith('data:image/svg') ? 'svg' : 'png'}`
}

/** A drawing as text: it compresses better than in base64. */
function asText(picture: string): string {
  const [head = '', data = ''] = picture.split(';base64,')
  return head.endsWith('svg+xml')
    ? `${head},${encodeURIComponent(Buffer.from(data, 'base64').toString('utf8'))}`
    : picture
}

/** Custom properties for the html element where the agency's colours differ from those of the style sheet. */
export function agencyStyle({ palette }: Agency): Record<string, string> {
  const own: Readonly<Record<string, string>> = standardPalette
  const changed = Object.entries(palette).filter(([token, value]) => own[token] !== value)
  const parts = changed.flatMap(([token, value]) => [
    [`--${token}`, value],
    ...(token === 'ink' ? [['--ink-rgb', channels(value)]] : []),
    ...(token === 'sand-50' ? [['--ground-rgb', channels(value)]] : []),
  ])
  return Object.fromEntries(parts)
}

const channels = (hex: string): string =>
  (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16)).join(' ')
