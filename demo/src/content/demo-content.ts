import type { ContentAsset, ContentEntry } from '@marram/contract/content/model/entry'
import type { IsoDay } from '@marram/domain/iso-day'
import { faqs } from './answers/faqs.ts'
import { recommendations } from './answers/recommendations.ts'
import { areaEntries, areaPictures } from './areas/areas.ts'
import { pictures } from './assets/pictures.ts'
import { accordions } from './blocks/accordions.ts'
import { facts } from './blocks/facts.ts'
import { maps } from './blocks/maps.ts'
import { smallBlocks } from './blocks/small-blocks.ts'
import { blogPosts } from './blog/blog.ts'
import { blogCategories } from './blog/categories.ts'
import { forms } from './forms/forms.ts'
import { mainMenu } from './frame/main-menu.ts'
import { settings } from './frame/settings.ts'
import { smallMenus } from './frame/small-menus.ts'
import { jobPosts } from './jobs/jobs.ts'
import { jobTaxonomies } from './jobs/taxonomies.ts'
import { pages } from './pages/pages.ts'
import { departments } from './people/departments.ts'
import { employees } from './people/employees.ts'
import { redirects } from './redirects.ts'
import { entrances } from './sections/entrances.ts'
import { listSections } from './sections/lists.ts'
import { pictureSections } from './sections/pictures-and-quotes.ts'
import { textSections } from './sections/texts.ts'
import { streetEntries } from './streets/streets.ts'

/** All entries and assets of the demo agency; the dates of posts and vacancies are relative to `today`. */
export function demoContent(today: IsoDay): { entries: ContentEntry[]; assets: ContentAsset[] } {
  const entries = [
    ...pages,
    ...blogCategories,
    ...blogPosts(today),
    ...jobTaxonomies,
    ...jobPosts(today),
    ...areaEntries,
    ...streetEntries,
    ...departments,
    ...employees,
    ...faqs,
    ...recommendations,
    ...forms,
    ...maps,
    ...entrances,
    ...textSections,
    ...pictureSections,
    ...listSections,
    ...facts,
    ...accordions,
    ...smallBlocks,
    ...mainMenu,
    ...smallMenus,
    ...settings,
    ...redirects,
  ]
  return { entries, assets: [...pictures, ...areaPictures] }
}
