import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { phoneSearch } from './bookings/actions/phone-search.ts'
import { bookingsSearch } from './bookings/bookings-search.ts'
import { Shell } from './frame/shell.tsx'
import { Failed, Loading, NotFound } from './frame/status-pages.tsx'
import { guestsSearch } from './guests/guests-search.ts'
import { housesSearch } from './houses/houses-search.ts'
import { logSearch } from './log/log-search.ts'
import { messagesSearch } from './messages/messages-search.ts'
import { moderationSearch } from './moderation/moderation-search.ts'
import { alertSearch, bankSearch, ledgerSearch, refundSearch } from './money/money-search.ts'
import { outboxSearch } from './outbox/outbox-search.ts'
import { peopleSearch, rolesSearch } from './people/people-search.ts'
import { planSearch } from './plan/plan-search.ts'
import { systemSearch } from './system/system-search.ts'

const root = createRootRoute({ notFoundComponent: NotFound })
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

const today = createRoute({
  getParentRoute: () => shell,
  path: '/desk',
  component: lazyRouteComponent(() => import('./today/today-page.tsx'), 'TodayPage'),
})

const messages = createRoute({
  getParentRoute: () => shell,
  path: '/desk/messages',
  validateSearch: messagesSearch,
  component: lazyRouteComponent(() => import('./messages/messages-page.tsx'), 'MessagesPage'),
})

const moderation = createRoute({
  getParentRoute: () => shell,
  path: '/desk/moderation',
  validateSearch: moderationSearch,
  component: lazyRouteComponent(() => import('./moderation/moderation-page.tsx'), 'ModerationPage'),
})

const outbox = createRoute({
  getParentRoute: () => shell,
  path: '/desk/outbox',
  validateSearch: outboxSearch,
  component: lazyRouteComponent(() => import('./outbox/outbox-page.tsx'), 'OutboxPage'),
})

const people = createRoute({
  getParentRoute: () => shell,
  path: '/desk/people',
  validateSearch: peopleSearch,
  component: lazyRouteComponent(() => import('./people/people-page.tsx'), 'PeoplePage'),
})

const person = createRoute({
  getParentRoute: () => shell,
  path: '/desk/people/$user',
  component: lazyRouteComponent(() => import('./people/person-page.tsx'), 'PersonPage'),
})

const roles = createRoute({
  getParentRoute: () => shell,
  path: '/desk/people/roles',
  validateSearch: rolesSearch,
  component: lazyRouteComponent(() => import('./people/roles-page.tsx'), 'RolesPage'),
})

const guests = createRoute({
  getParentRoute: () => shell,
  path: '/desk/guests',
  validateSearch: guestsSearch,
  component: lazyRouteComponent(() => import('./guests/guests-page.tsx'), 'GuestsPage'),
})

const log = createRoute({
  getParentRoute: () => shell,
  path: '/desk/log',
  validateSearch: logSearch,
  component: lazyRouteComponent(() => import('./log/log-page.tsx'), 'LogPage'),
})

const logEntry = createRoute({
  getParentRoute: () => shell,
  path: '/desk/log/$entry',
  component: lazyRouteComponent(() => import('./log/entry-page.tsx'), 'EntryPage'),
})

const bank = createRoute({
  getParentRoute: () => shell,
  path: '/desk/money',
  validateSearch: bankSearch,
  component: lazyRouteComponent(() => import('./money/bank-page.tsx'), 'BankPage'),
})
const refunds = createRoute({
  getParentRoute: () => shell,
  path: '/desk/money/refunds',
  validateSearch: refundSearch,
  component: lazyRouteComponent(() => import('./money/refunds-page.tsx'), 'RefundsPage'),
})
const alerts = createRoute({
  getParentRoute: () => shell,
  path: '/desk/money/alerts',
  validateSearch: alertSearch,
  component: lazyRouteComponent(() => import('./money/alerts-page.tsx'), 'AlertsPage'),
})
const ledger = createRoute({
  getParentRoute: () => shell,
  path: '/desk/money/ledger',
  validateSearch: ledgerSearch,
  component: lazyRouteComponent(() => import('./money/ledger-page.tsx'), 'LedgerPage'),
})

const booking = createRoute({
  getParentRoute: () => shell,
  path: '/desk/bookings/$reservationId',
  component: lazyRouteComponent(() => import('./bookings/booking-page.tsx'), 'BookingPage'),
})

const phone = createRoute({
  getParentRoute: () => shell,
  path: '/desk/bookings/new',
  validateSearch: phoneSearch,
  component: lazyRouteComponent(() => import('./bookings/actions/phone-page.tsx'), 'PhonePage'),
})

const bookings = createRoute({
  getParentRoute: () => shell,
  path: '/desk/bookings',
  validateSearch: bookingsSearch,
  component: lazyRouteComponent(() => import('./bookings/bookings-page.tsx'), 'BookingsPage'),
})

const houses = createRoute({
  getParentRoute: () => shell,
  path: '/desk/houses',
  validateSearch: housesSearch,
  component: lazyRouteComponent(() => import('./houses/houses-page.tsx'), 'HousesPage'),
})

const house = createRoute({
  getParentRoute: () => shell,
  path: '/desk/houses/$house',
  component: lazyRouteComponent(() => import('./houses/house-page.tsx'), 'HousePage'),
})

function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const written = new URLSearchParams(parts.map(([key, value]) => [key, String(value)])).toString()
  return written === '' ? '' : `?${written}`
}

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/desk/sign-in',
  component: lazyRouteComponent(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
})
const security = createRoute({
  getParentRoute: () => shell,
  path: '/desk/security',
  component: lazyRouteComponent(() => import('./sign-in/security-page.tsx'), 'SecurityPage'),
})

const plan = createRoute({
  getParentRoute: () => shell,
  path: '/desk/plan',
  validateSearch: planSearch,
  component: lazyRouteComponent(() => import('./plan/plan-page.tsx'), 'PlanPage'),
})

const week = createRoute({
  getParentRoute: () => shell,
  path: '/desk/plan/week',
  validateSearch: planSearch,
  component: lazyRouteComponent(() => import('./plan/week-page.tsx'), 'WeekPage'),
})

const system = createRoute({
  getParentRoute: () => shell,
  path: '/desk/system',
  validateSearch: systemSearch,
  component: lazyRouteComponent(() => import('./system/system-page.tsx'), 'SystemPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    shell.addChildren([
      ...[today, bookings, phone, booking, plan, week, houses, house, messages, moderation, outbox, security],
      ...[people, person, roles, guests, log, logEntry, system],
      ...[bank, refunds, alerts, ledger],
    ]),
  ]),
  trailingSlash: 'always',
  // Addresses of lists are read and shared by people: plain words, no JSON.
  parseSearch: (written) => Object.fromEntries(new URLSearchParams(written)),
  stringifySearch: writeSearch,
  defaultErrorComponent: Failed,
  defaultPendingComponent: Loading,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
