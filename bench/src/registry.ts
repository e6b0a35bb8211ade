import type { Measure } from './measure.ts'
import { cachedPage } from './measures/cached-page.ts'
import { demoLoad } from './measures/demo-load.ts'
import { desk } from './measures/desk.ts'
import { firstPictures } from './measures/first-pictures.ts'
import { firstPress } from './measures/first-press.ts'
import { houseInteraction } from './measures/house-interaction.ts'
import { images } from './measures/images.ts'
import { lighthouseMarks } from './measures/lighthouse.ts'
import { load } from './measures/load.ts'
import { mapFrames } from './measures/map-frames.ts'
import { memory } from './measures/memory.ts'
import { pageWeight } from './measures/page-weight.ts'
import { peersSearch } from './measures/peers.ts'
import { plan } from './measures/plan.ts'
import { scale } from './measures/scale.ts'
import { search } from './measures/search.ts'
import { searchStall } from './measures/search-stall.ts'
import { soak } from './measures/soak.ts'
import { startUp } from './measures/start-up.ts'
import { uncachedPage } from './measures/uncached-page.ts'

/** All measures, in the order of `npm run bench`. Add new ones at the end. */
export const measures: readonly Measure[] = [
  startUp,
  memory,
  cachedPage,
  uncachedPage,
  images,
  pageWeight,
  lighthouseMarks,
  houseInteraction,
  demoLoad,
  search,
  searchStall,
  mapFrames,
  firstPictures,
  peersSearch,
  firstPress,
  scale,
  load,
  soak,
  desk,
  plan,
]
