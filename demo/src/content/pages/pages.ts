import type { ContentEntry } from '@marram/contract/content/model/entry'
import { about } from './about/about.ts'
import { contestConditions } from './about/contest-conditions.ts'
import { history } from './about/history.ts'
import { officePages } from './about/offices.ts'
import { people } from './about/people.ts'
import { press } from './about/press.ts'
import { reviews } from './about/reviews.ts'
import { sustainability } from './about/sustainability.ts'
import { beaches } from './coast/beaches.ts'
import { children } from './coast/children.ts'
import { coast } from './coast/coast.ts'
import { cycling } from './coast/cycling.ts'
import { dog } from './coast/dog.ts'
import { fishing } from './coast/fishing.ts'
import { surfing } from './coast/surfing.ts'
import { winter } from './coast/winter.ts'
import { accessibility } from './legal/accessibility.ts'
import { cookies } from './legal/cookies.ts'
import { imprint } from './legal/imprint.ts'
import { privacy } from './legal/privacy.ts'
import { contact } from './main/contact.ts'
import { front } from './main/front.ts'
import { newsletterPages } from './main/newsletter.ts'
import { overviewPages } from './main/overviews.ts'
import { owners } from './main/owners.ts'
import { lastMinute, search } from './main/search.ts'
import { arrival } from './renting/arrival.ts'
import { cancellation } from './renting/cancellation.ts'
import { departure } from './renting/departure.ts'
import { energy } from './renting/energy.ts'
import { faqPage } from './renting/faq-page.ts'
import { howItWorks } from './renting/how-it-works.ts'
import { howWeSort } from './renting/how-we-sort.ts'
import { pets } from './renting/pets.ts'
import { prices } from './renting/prices.ts'
import { rentalTermsPage } from './renting/rental-terms.ts'
import { renting } from './renting/renting.ts'
import { reviewChecks } from './renting/review-checks.ts'

export const pages: readonly ContentEntry[] = [
  front,
  search,
  lastMinute,
  ...overviewPages,
  renting,
  howItWorks,
  prices,
  energy,
  arrival,
  departure,
  pets,
  cancellation,
  rentalTermsPage,
  faqPage,
  howWeSort,
  reviewChecks,
  coast,
  beaches,
  fishing,
  surfing,
  cycling,
  children,
  dog,
  winter,
  about,
  history,
  sustainability,
  people,
  ...officePages,
  reviews,
  press,
  contestConditions,
  owners,
  contact,
  ...newsletterPages,
  imprint,
  privacy,
  cookies,
  accessibility,
]
