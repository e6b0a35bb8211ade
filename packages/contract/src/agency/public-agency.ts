import type { OpeningSchedule } from '@marram/domain/opening-hours'
import type { DatedSaleRules } from '@marram/domain/terms'

/** Facts about the agency on every page of an edition. */
export type PublicAgency = {
  readonly words: {
    readonly agency: string
    readonly company: string
    readonly phone: string
    readonly region: string
    readonly texts: Readonly<Record<string, string | { readonly one: string; readonly other: string }>>
  }
  /** Rules of today and later. */
  readonly sale: readonly DatedSaleRules[]
  /** In years; null if nobody knows. */
  readonly age: number | null
  /** Company and address in one line. */
  readonly legal: string
  readonly registration: string | null
  readonly hours: OpeningSchedule | null
  readonly social: readonly { readonly name: string; readonly url: string }[]
  /** URL of the mark, which stands before the name. */
  readonly mark: string | null
  /** URLs of the logo on light and dark ground, which replaces mark and name. */
  readonly logo: { readonly light: string; readonly dark: string } | null
  /** URL of the photo of the front page. */
  readonly frontPhoto: string | null
  readonly isDemo: boolean
}
