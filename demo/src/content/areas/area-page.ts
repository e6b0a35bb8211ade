import type { ContentAsset, ContentEntry } from '@marram/contract/content/model/entry'
import type { AreaSlug } from '../../catalogue/places/areas.ts'
import { getArea, locationsOf } from '../../catalogue/places/place-book.ts'
import type { MoodName } from '../../imagery/core/moods.ts'
import type { SceneKind } from '../../imagery/scene-names.ts'
import { type Editions, toAsset, toEntries, toEntry } from '../builders/entry.ts'
import { area } from '../builders/kinds.ts'
import { picture } from '../builders/picture.ts'
import { type Block, doc } from '../builders/rich-text.ts'

export type AreaTexts = { intro: string; content: Block[]; seoDescription: string; picture: string }

type AreaPage = {
  slug: AreaSlug
  department: 'blavand' | 'henne-strand' | 'hvide-sande' | 'romo'
  scene: [SceneKind, MoodName]
  sections?: string[]
} & Editions<AreaTexts>

/** Builds the page of an area and its picture; ids, locations and the centre come from the catalogue's places. */
export function areaPage(written: AreaPage): { entry: ContentEntry; asset: ContentAsset } {
  const { slug, department, scene, sections = [] } = written
  const { id, name, island } = getArea(slug)
  const locations = locationsOf(slug)
  const points = locations.flatMap(({ outline }) => outline)
  const middle = (axis: 0 | 1) => round(points.reduce((sum, point) => sum + point[axis], 0) / points.length)
  const words = (texts: AreaTexts, seoTitle: string) => ({
    title: name,
    slug,
    intro: texts.intro,
    content: doc(...texts.content),
    seoTitle,
    seoDescription: texts.seoDescription,
  })
  const entry = area(
    `area-${slug}`,
    {
      bsId: id,
      locationIds: locations.map((location) => location.id),
      center: { lat: middle(1), lon: middle(0) },
      department: toEntry(`department-${department}`),
      image: toAsset(`asset-area-${slug}`),
      ...(sections.length > 0 ? { sections: toEntries(...sections) } : {}),
    },
    {
      da: words(written.da, `Sommerhus ${island ? 'på' : 'i'} ${name} | Marram`),
      de: words(written.de, `Ferienhaus ${island ? 'auf' : 'in'} ${name}, Dänemark | Marram`),
      en: words(written.en, `Holiday homes ${island ? 'on' : 'in'} ${name} | Marram`),
    },
  )
  const shown = ({ picture: description }: AreaTexts) => ({ title: name, description })
  const asset = picture(
    `asset-area-${slug}`,
    { kind: scene[0], seed: `area-${slug}`, mood: scene[1] },
    { da: shown(written.da), de: shown(written.de), en: shown(written.en) },
  )
  return { entry, asset }
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
