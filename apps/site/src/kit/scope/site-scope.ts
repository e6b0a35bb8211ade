import type { PublicAgency } from '@marram/contract/agency/public-agency'
import type { AccountView } from '@marram/contract/auth/session'
import type { BookingClient } from '@marram/contract/booking/client'
import type { BookingVisit } from '@marram/contract/booking/flow'
import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { QuestionVisit } from '@marram/contract/booking/question-visit'
import type { ReviewInvitation } from '@marram/contract/booking/review'
import type { BrokerClient } from '@marram/contract/broker/client'
import type { ContentClient } from '@marram/contract/content/client'
import type { SharedListVisit } from '@marram/contract/favorites/shared-list-view'
import type { SearchClient } from '@marram/contract/search/client'
import type { GuestSearch } from '@marram/contract/search/guest-search'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { MapClient } from '@marram/domain/map/around'
import type { EditionKey } from '@marram/i18n/edition-key'

export type OutsideScript = { readonly src: string; readonly category: 'functional' | 'statistic' }

/** Context of a page besides its URL. On the server it belongs to one request, in the browser to the document. */
export type SiteScope = {
  readonly edition: EditionKey
  /** Absent before the agency has a profile. */
  readonly agency?: PublicAgency
  /** Custom properties of the agency's colours; only the server needs them. */
  readonly agencyStyle?: Readonly<Record<string, string>>
  /** Id of the build that rendered this page; the version check compares it with the server's. */
  readonly instanceId: string
  /** Origin of each edition, without a trailing slash; empty if it is off. Links between editions use only these. */
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly publicKey: string
  /** A key that only allows searching, so it may be public. */
  readonly searchKey: string
  /** Hosts that editors may embed videos from; the content security policy allows the same. */
  readonly frameHosts: readonly string[]
  /** Written by `writeMapScope`; absent if no map can be drawn. */
  readonly map?: string
  /** URL of a third-party map style; nothing is requested from there before the visitor agrees. */
  readonly mapStyleUrl?: string
  /** Chat and statistics scripts, if the operator has configured them; loaded after consent. */
  readonly outsideScripts: readonly OutsideScript[]
  readonly services: SiteServices
  /** Set on pages that are rendered for one visitor; the policy of cached pages uses hashes instead. */
  readonly nonce?: string
  /** True in development and tests only. */
  readonly showGallery: boolean
  /** If true, the error page shows message and stack; in development only. */
  readonly errorDetails: boolean
  /** If true, browsers may cache the favourites page for offline use. */
  readonly keepsOffline: boolean
  /** Reports that a part of this render failed, so that the page is not cached. */
  readonly onIncomplete?: () => void
  readonly onRouteDataFailure?: () => void
  /** Renders the error page instead of the page, for example after a timeout; this is the message of the error. */
  readonly failure?: string
  /** Path that editors gave the search page, if it isn't the usual one. */
  readonly searchPath?: string
  /** Set only on the page that responds to a form sent without script. */
  readonly answer?: FormAnswer
  /** Set on pages rendered for one visitor. Resolves to null if the visitor is not logged in. */
  readonly loadAccount?: () => Promise<AccountView | null>
  /** Set together with `loadAccount`: the bookings of the visitor. */
  readonly loadBookings?: () => Promise<GuestBooking[]>
  /** Resolves the token of a review link in a mail; null if it has expired. */
  readonly loadInvitation?: (token: string) => Promise<ReviewInvitation | null>
  /** State of the guest's booking, set while the server renders the booking steps. */
  readonly visit?: BookingVisit
  /** The shared list as the visitor may see it, set while the server renders its page. */
  readonly sharedList?: SharedListVisit
  /** The question form or a conversation, set while the server renders their pages. */
  readonly question?: QuestionVisit
  /** Set on a page that bypassed the cache; `drafts` if the visitor may see drafts. */
  readonly pastCache?: 'drafts' | 'published'
}

export type SiteServices = {
  readonly booking: BookingClient
  readonly broker: BrokerClient
  readonly content: ContentClient
  readonly search: SearchClient
  readonly guestSearch: GuestSearch
  readonly map: MapClient
}
