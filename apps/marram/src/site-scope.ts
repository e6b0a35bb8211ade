import type { Agency } from '@marram/contract/agency/agency'
import type { PublicAgency } from '@marram/contract/agency/public-agency'
import type { AuthClient } from '@marram/contract/auth/client'
import { createReviewClient } from '@marram/contract/booking/review'
import type { GraphqlErrorStore } from '@marram/contract/graphql-errors'
import { copenhagenDay } from '@marram/domain/iso-day'
import { writeMapScope } from '@marram/domain/map/scope'
import type { DatedTerms } from '@marram/domain/terms'
import type { EditionKey } from '@marram/i18n/edition-key'
import { findAccount } from '@marram/site/server/account/find-account'
import { agencyStyle, presentAgency } from '@marram/site/server/agency/present-agency'
import type { SiteMap } from '@marram/site/server/map/site-map'
import type { ScopeRequest } from '@marram/site/server/pages/renderer'
import { findInvitation } from '@marram/site/server/review/find-invitation'
import { type ClientsOptions, createClients, withGuestSearch } from './clients.ts'
import type { Connections } from './connections.ts'
import { createReservationApi } from './guest-apis.ts'

export type SiteScope = ReturnType<typeof createSiteScope>

export type SiteScopeOptions = {
  readonly instanceId: string
  readonly agency: () => Agency | null
  readonly terms: () => readonly DatedTerms[]
  readonly isDemo: boolean
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly publicKey: string
  readonly searchKey: string
  readonly frameHosts: readonly string[]
  readonly map: SiteMap | null
  readonly mapStyleUrl: string | undefined
  readonly outsideScripts: readonly { readonly src: string; readonly category: 'functional' | 'statistic' }[]
  readonly previewKey: string | undefined
  readonly connections: Connections
  readonly auth: AuthClient
  readonly errors: GraphqlErrorStore
  readonly remember: ClientsOptions['remember'] & {}
  readonly showGallery: boolean
  readonly errorDetails: boolean
  readonly keepsOffline: boolean
}

/** The dependencies of one render of the site. */
export function createSiteScope(
  options: SiteScopeOptions,
  {
    edition,
    nonce,
    onTags,
    onIncomplete,
    onRouteDataFailure,
    answer,
    token,
    visit,
    sharedList,
    question,
    pastCache,
    failure,
    searchPath,
  }: ScopeRequest,
) {
  const {
    instanceId,
    origins,
    publicKey,
    searchKey,
    frameHosts,
    map,
    mapStyleUrl,
    outsideScripts,
    connections,
    errors,
    remember,
    showGallery,
    errorDetails,
    keepsOffline,
  } = options
  const agency = options.agency()
  const shown = agency && presented(agency, { ...options, edition })
  const style = agency && agencyStyle(agency)
  const previewKey = pastCache === 'drafts' ? options.previewKey : undefined
  return {
    edition,
    ...(shown && { agency: shown }),
    ...(style && Object.keys(style).length > 0 && { agencyStyle: style }),
    instanceId,
    origins,
    publicKey,
    searchKey,
    frameHosts,
    outsideScripts,
    ...(map && { map: writeMapScope({ box: map.archive.box, credit: map.credit }) }),
    ...(mapStyleUrl !== undefined && { mapStyleUrl }),
    services: withGuestSearch(
      createClients({
        connections,
        searchKey,
        errors,
        onTags,
        ...(previewKey !== undefined && { previewKey }),
        ...(pastCache === undefined && { remember }),
      }),
      { edition, map },
    ),
    showGallery,
    errorDetails,
    keepsOffline,
    onIncomplete,
    onRouteDataFailure,
    ...(nonce !== undefined && { nonce }),
    ...(answer !== undefined && { answer }),
    ...(visit !== undefined && { visit }),
    ...(sharedList !== undefined && { sharedList }),
    ...(question !== undefined && { question }),
    ...(token !== undefined && { loadAccount: () => findAccount(options.auth, token) }),
    ...(token !== undefined && { loadBookings: createReservationApi(connections)(token).bookings }),
    ...(token !== undefined && {
      loadInvitation: (link: string) => findInvitation(createReviewClient(connections.client('booking')), link),
    }),
    ...(pastCache !== undefined && { pastCache }),
    ...(failure !== undefined && { failure }),
    ...(searchPath !== undefined && { searchPath }),
  }
}

const presentedBefore = new WeakMap<readonly DatedTerms[], Map<string, PublicAgency | null>>()

type Presented = Pick<SiteScopeOptions, 'isDemo' | 'terms'> & { readonly edition: EditionKey }

/** The same object for every render, so that texts are filled in once. */
function presented(agency: Agency, { edition, isDemo, terms }: Presented): PublicAgency | null {
  const [today, sets] = [copenhagenDay(new Date()), terms()]
  const known = presentedBefore.getOrInsertComputed(sets, () => new Map())
  const key = `${agency.version} ${edition} ${today}`
  return known.getOrInsertComputed(key, () => presentAgency(agency, { edition, isDemo, today, terms: sets }))
}
