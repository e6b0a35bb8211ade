/**
 * Groups of modules that share a script. On a slow line a request costs as much as 30 KB, so modules that a page needs
 * at the same time share a file. The page-weight measure counts the requests of each kind of page.
 *
 * A module belongs to the matching group of the highest priority, together with its imports that no higher group has.
 * Modules shared by features need a higher group: otherwise a page would load another feature for them.
 */

type ScriptGroup = {
  readonly name: string
  readonly test?: RegExp
  readonly tags?: '$initial'[]
  readonly minShareCount?: number
  readonly priority: number
}

/** Matches modules below these paths, which are regular expressions with plain slashes. */
function below(...paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `/${path}`.replaceAll('/', '[\\\\/]')).join('|'))
}

const site = 'apps/site/src'
/** Only the component gallery renders examples. */
const ui = 'packages/ui/src(?!/.*\\.example)'
const domain = 'packages/domain/src'
const texts = 'packages/i18n/src/messages'

/** Message catalogues that are used together. */
const textGroups = ['da', 'de', 'en'].flatMap((edition) => [
  { name: `house-texts-${edition}`, test: below(`${texts}/(?:house|around|map)/${edition}\\.ts`), priority: 20 },
  { name: `search-texts-${edition}`, test: below(`${texts}/(?:front|search|bar)/${edition}\\.ts`), priority: 20 },
  { name: `favorites-texts-${edition}`, test: below(`${texts}/(?:favorites|together)/${edition}\\.ts`), priority: 20 },
])

export const scriptGroups: ScriptGroup[] = [
  // The first script of a page, which works without React and shares its modules with all others.
  { name: 'boot', tags: ['$initial'], priority: 20 },
  // Loaded with the first texts; in any other file they would pull in React.
  {
    name: 'words',
    test: below(
      'packages/i18n/src/(?:plural|place-name|agency/agency-words|messages/catalogue)\\.ts',
      `${site}/kit/scope/document-agency`,
    ),
    priority: 20,
  },
  ...textGroups,
  // Needed to hydrate any page, plus small modules that would be separate files.
  {
    name: 'first',
    test: below(
      `${site}/(?:client|editorial/(?:error/editorial-errors|deferred-entry-page))\\.tsx`,
      'react-query/build/modern/use(?:SuspenseQuery|IsFetching)',
      `${site}/routes/(?:holiday-home-|search-holiday-homes)`,
      `${site}/search/(?:places-query|main-section|search-route-page|box/(?:load-search-box|deferred-search-box))`,
      `${site}/(?:lodging/(?:lodging-page|lodging-queries|unknown-lodging-page)|kit/(?:entry/entry-query|carried-stay|booking-href|served-html)|frame/consent/consent-renew)`,
      `${ui}/(?:brand|stepper)/`,
      `${site}/kit/agency-brand`,
      `${domain}/holiday-cost`,
      'packages/contract/src/service-error',
      `${site}/(?:booking/booking|editorial/(?:article|place/place)|lodging/lodging|kit/(?:content/content|forms/form|lists)|map/map)\\.css`,
    ),
    priority: 19,
  },
  // Needed in the first viewport of most pages.
  {
    name: 'core',
    test: below(
      `${ui}/(?!gallery|lodging-card|rating-stars|badge|skeleton)`,
      `(?:packages/i18n/src|${domain})/(?!criteria|facility|search-request|messages|person-name|booking/booking-process)`,
      `${site}/(?:frame/(?!session/session-client)|kit/(?!content|entry|forms|lodging-card|week-strip|calendar))`,
    ),
    minShareCount: 8,
    priority: 18,
  },
  // The frame of every page, hydrated with the first viewport.
  {
    name: 'frame',
    test: below(
      `${site}/frame/(?:late-parts|header/(?:header|mobile-menu-body|language-links)|footer/footer)\\.tsx`,
      `${site}/favorites/favorites-notices`,
    ),
    priority: 17,
  },
  // The card of a lodging.
  {
    name: 'card',
    test: below(
      `${ui}/(?:lodging-card|rating-stars|badge|skeleton)/`,
      `${domain}/facility/appearance`,
      `${site}/kit/(?:lodging-card|favorites)/`,
    ),
    priority: 18,
  },
  // Small parts shared by a few features: a page that shows one usually shows several.
  {
    name: 'parts',
    test: below(
      `${ui}/(?!gallery|toasts)`,
      `${domain}/(?:calendar-month|special-week)`,
      `${site}/kit/(?:content/(?:rules/|blocks/content-frame|content-link|content-environment)|week-strip|calendar)`,
      `${site}/kit/(?:share-button|pagination|back-closes|lightbox/picture-address)`,
      `${site}/map/map-region`,
    ),
    priority: 15,
  },
  // Prices of a stay.
  {
    name: 'price',
    test: below(
      `${domain}/(?:energy-estimate|stay-position)`,
      `${site}/lodging/(?:stay/(?:stay-choice|energy-figures)\\.ts|facility-value)`,
    ),
    priority: 15,
  },
  // Names of all search criteria.
  { name: 'grammar', test: below(`${domain}/(?:criteria/(?!edition-switch)|facility)`), priority: 15 },
  // Clients of the services.
  {
    name: 'asks',
    test: below(
      'valibot/dist',
      'packages/contract/src/(?:service-client|envelope|invalid|error-name)',
      `${domain}/(?:person-name|booking/booking-process)`,
      `${site}/kit/scope/browser-booking`,
    ),
    priority: 14,
  },
  // Search form and requests: on the front page and above search results.
  {
    name: 'bar',
    test: below(
      `${domain}/search-request`,
      `${site}/search/(?:search-setting|search-queries|card-stay|filters/filter-sections|(?:bar|box|places)/(?!area-map))`,
      `${site}/kit/scope/browser-search`,
    ),
    priority: 13,
  },
  { name: 'search', test: below(`${site}/search/search-body\\.tsx`), priority: 12 },
  // The choice of dates, with calendar and school holidays.
  { name: 'when', test: below(`${site}/search/when/`, `${domain}/school-breaks`), priority: 12 },
  // First visible and tappable parts of a house; the rest loads when near.
  {
    name: 'lodging',
    test: below(
      `${site}/lodging/(?:lodging|lodging-description|stay/(?:stay-prices|stay-energy|quote-box|party-steppers))\\.tsx`,
      `${site}/kit/lightbox/lightbox\\.tsx`,
    ),
    priority: 12,
  },
  { name: 'front', test: below(`${site}/front/(?:front-(?:page|parts|queries)|last-minute)\\.tsx?`), priority: 12 },
  {
    name: 'together',
    test: below(`${site}/favorites/shared-list/(?:shared-list-page|use-shared-list)`),
    priority: 12,
  },
  { name: 'content', test: below(`${site}/(?:kit/content/(?!testing)|editorial/entry-content)`), priority: 11 },
]

/** Scripts that the first tap on a page may need, prefetched. */
const readyScripts = new Set([
  'core',
  'frame',
  'card',
  'parts',
  'price',
  'grammar',
  'bar',
  'search',
  'lodging',
  'front',
  'together',
])

export function isReadyScript(script: string): boolean {
  return readyScripts.has(script)
}
