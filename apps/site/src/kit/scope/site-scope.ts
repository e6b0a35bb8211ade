import type { AccountView } from '@marram/contract/auth/session'
import type { BookingClient } from '@marram/contract/booking/client'
import type { BookingVisit } from '@marram/contract/booking/flow'
import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { ReviewInvitation } from '@marram/contract/booking/review'
import type { BrokerClient } from '@marram/contract/broker/client'
import type { ContentClient } from '@marram/contract/content/client'
import type { SearchClient } from '@marram/contract/search/client'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { EditionKey } from '@marram/i18n/edition-key'

export type OutsideScript = { readonly src: string; readonly category: 'functional' | 'statistic' }

/** What a page may know beyond its address. On the server it belongs to one request, in the browser to the document. */
export type SiteScope = {
  readonly edition: EditionKey
  /** The build that made this page; the version check compares it with the server's. */
  readonly instanceId: string
  /** Where each edition lives, without a slash at the end. Links between editions are built from these alone. */
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly publicKey: string
  /** May only search, so every browser may know it. */
  readonly searchKey: string
  /** Hosts that editors may frame films from; the page's policy names the same. */
  readonly frameHosts: readonly string[]
  /** The style of a map that is not ours; nothing of it is fetched before a visitor asks. */
  readonly mapStyleUrl?: string
  /** Chat and statistics, where the operator has configured them; loaded after consent. */
  readonly outsideScripts: readonly OutsideScript[]
  readonly services: SiteServices
  /** Present on pages that are streamed to one visitor; stored pages carry hashes instead. */
  readonly nonce?: string
  /** The component gallery is shown in development and tests only. */
  readonly showGallery: boolean
  /** Whether browsers may keep the page of favourites for times without a network. */
  readonly keepsOffline: boolean
  /** Says that a part of this render failed, so that the page is not kept. */
  readonly onIncomplete?: () => void
  readonly onRouteDataFailure?: () => void
  /** Shows the error page in place of a page: for an address that is none, and has no route. */
  readonly failure?: string
  /** Where editors have put the search page; its route has the usual word for it, and the router translates. */
  readonly searchPath?: string
  /** Only where the page answers a form that was sent without script. */
  readonly answer?: FormAnswer
  /** Where a page is made for one visitor: who he is, null if he is not logged in. */
  readonly loadAccount?: () => Promise<AccountView | null>
  /** Beside it: the bookings of that visitor. */
  readonly loadBookings?: () => Promise<GuestBooking[]>
  /** The stay that a link in a mail is about; null where the link is over. */
  readonly loadInvitation?: (token: string) => Promise<ReviewInvitation | null>
  /** On the steps of a booking, while the server renders them: what is known of this guest. */
  readonly visit?: BookingVisit
  /** Set on a page that went past the cache; `drafts` where the visitor may see them. */
  readonly pastCache?: 'drafts' | 'published'
}

export type SiteServices = {
  readonly booking: BookingClient
  readonly broker: BrokerClient
  readonly content: ContentClient
  readonly search: SearchClient
}
